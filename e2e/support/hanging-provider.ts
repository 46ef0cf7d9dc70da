import { createServer } from "node:http";

/** Stands before a provider and passes everything on, but never answers one path. */
export async function startHangingProvider(providerUrl: string, hangs: (path: string) => boolean) {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (hangs(path)) return;
    void fetch(providerUrl + path).then(async (answer) => {
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
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
