import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the server: its authorization, and the form as it arrived. */
export type Question = { authorization: string | undefined; form: FormData; sound: Buffer };

type Answering = (response: ServerResponse, question: Question) => void;

/**
 * Starts a server in place of the services around the provider: it transcribes as told, and receives announcements for
 * the site.
 */
export async function startServices() {
  const questions: Question[] = [];
  const tags: string[] = [];
  let answering: Answering = json(200, { segments: [] });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (request.url === "/api/revalidate") {
      tags.push(...(JSON.parse(body.toString("utf8")) as { tags: string[] }).tags);
      response.end("{}");
      return;
    }
    if (request.url !== "/v1/audio/transcriptions") {
      response.writeHead(404).end();
      return;
    }
    const { authorization, "content-type": type = "" } = request.headers;
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    const file = form.get("file");
    const sound = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    const question = { authorization, form, sound };
    questions.push(question);
    answering(response, question);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the requests since `answers` was last called. */
    questions,
    /** Every revalidated tag. */
    tags,
    answers(next: Answering) {
      questions.length = 0;
      answering = next;
    },
  };
}

/** Answers in JSON. */
export function json(status: number, body: unknown): Answering {
  return text(status, JSON.stringify(body));
}

/** Answers in some text. */
export function text(status: number, body: string): Answering {
  return (response) => response.writeHead(status).end(body);
}
