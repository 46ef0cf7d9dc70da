import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
};

/** What a path is answered with; `null` is silence, `"hang up"` a connection that breaks off. */
export type AnswerTo = (
  path: string,
  requestBody: string,
  headers: IncomingHttpHeaders,
) => Answer | null | "hang up" | Promise<Answer | null | "hang up">;

/** A server of somebody else, on a free port of this machine, that answers as it is told. */
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

/** Starts a server that answers so, or lets one that runs already do it. */
export type Serve = typeof startLocalServer;

/** An answer as a provider gives it. */
export function jsonAnswer(body: unknown, status = 200): Answer {
  return { status, type: "application/json", body: JSON.stringify(body) };
}

/** What a provider says of something it does not have. */
export const NOT_FOUND = jsonAnswer({ status: "error", message: "Not found" }, 404);
