import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server behind nginx that a test controls, and counts requests. */
export async function startStubUpstream() {
  let handle: Handle = (_, response) => response.end();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handle(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  // Port 0 lets the system choose, and a listening server has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Counts requests for a path, including its query. */
    count: (path: string) => requests.filter(({ url }) => url === path).length,
    answer: (next: Handle) => void (handle = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    resume: () => listen(port),
  };
}
