import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
};

/** Answers a path; `null` is silence, `"hang up"` a broken connection. */
export type AnswerTo = (
  path: string,
  requestBody: string,
  headers: IncomingHttpHeaders,
) => Answer | null | "hang up" | Promise<Answer | null | "hang up">;

/** Starts another party's server on a free port of this machine, with the given answers. */
export async function startLocalServer(answerTo: AnswerTo) {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answerTo(request.url ?? "/", body, request.headers))
      .then((answer) => {
        if (!answer) return;
        if (answer === "hang up") {
          response.destroy();
          return;
        }
        response.writeHead(answer.status ?? 200, {
          "content-type": answer.type ?? "text/html; charset=utf-8",
          ...answer.headers,
        });
        response.end(answer.body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Starts a server with these answers, or sets them on a running one. */
export type Serve = typeof startLocalServer;

/** Returns a response in a provider's form. */
export function jsonAnswer(body: unknown, status = 200): Answer {
  return { status, type: "application/json", body: JSON.stringify(body) };
}

/** A provider's answer for missing content. */
export const NOT_FOUND = jsonAnswer({ status: "error", message: "Not found" }, 404);
