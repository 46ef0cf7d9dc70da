import { createServer } from "node:http";

export interface ProvidedPage {
  title: string;
  content: string;
  effectiveDate?: string;
}

/** A provider that knows nothing but pages of running text, and counts what it was asked for. */
export async function startPageProvider(findPage: (slug: string) => ProvidedPage | undefined) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const slug = /^\/web\/page-content\/([^/]+)$/.exec(path)?.[1];
    const page = slug === undefined ? undefined : findPage(decodeURIComponent(slug));
    response.writeHead(page ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(page ? { status: "success", data: page } : { status: "error" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The paths of all calls so far. */
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
