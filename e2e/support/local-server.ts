import { createServer } from "node:http";

type Answer = { status?: number; type?: string; body: string };

/** A server of somebody else, on a free port of this machine, that answers each path as it is told. */
export async function startLocalServer(answerTo: (path: string) => Answer) {
  const server = createServer((request, response) => {
    const { status = 200, type = "text/html; charset=utf-8", body } = answerTo(request.url ?? "/");
    response.writeHead(status, { "content-type": type });
    response.end(body);
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
