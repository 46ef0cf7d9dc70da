import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { z } from "zod";

const body = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string() }),
    z.object({ role: z.literal("user"), content: z.string() }),
  ]),
});

/** A request to the server, and the numbered texts in it. */
type Question = {
  authorization: string | undefined;
  model: string;
  instructions: string;
  texts: Record<string, string>;
  /** What was wrong with the last answer. */
  complaint: string;
};

export type Answering = (response: ServerResponse, question: Question) => void;

/** Starts a server with OpenAI's `POST /v1/chat/completions` that answers as each test says. */
export async function startTranslationServer() {
  const questions: Question[] = [];
  let answering = translating((text) => `«${text}»`);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (request.url !== "/v1/chat/completions") {
      response.writeHead(404).end();
      return;
    }
    const { model, messages } = body.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    const [texts = "", complaint = ""] = messages[1].content.split("\n\n");
    const question = {
      authorization: request.headers.authorization,
      model,
      instructions: messages[0].content,
      texts: z.record(z.string(), z.string()).parse(JSON.parse(texts)),
      complaint,
    };
    questions.push(question);
    answering(response, question);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
    /** Every request since `answers` was last called. */
    questions,
    answers(next: Answering) {
      questions.length = 0;
      answering = next;
    },
  };
}

/** Answers with a status and some text. */
export function status(code: number, text = "", headers: Record<string, string> = {}): Answering {
  return (response) => response.writeHead(code, headers).end(text);
}

/** Answers as a model that says this. */
export function saying(content: string): Answering {
  return status(200, JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content } }] }));
}

/** Answers as a model that translates each text like this. */
export function translating(translate: (text: string) => string): Answering {
  return (response, question) => {
    const entries = Object.entries(question.texts).map(([number, text]) => [number, translate(text)]);
    saying(JSON.stringify(Object.fromEntries(entries)))(response, question);
  };
}

/** Answers one question after the other, the last answer again and again. */
export function oneAfterAnother(...answers: Answering[]): Answering {
  const left = [...answers];
  return (response, question) => (left.length > 1 ? left.shift() : left[0])?.(response, question);
}
