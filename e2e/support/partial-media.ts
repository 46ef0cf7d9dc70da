import { createServer } from "node:http";

/** Starts a server of one file, which sends part of it and then stalls. */
export async function startPartialMedia(file: Buffer, shareOf: (address: string) => number) {
  const server = createServer((request, response) => {
    const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const share = shareOf(request.url ?? "");
    response.writeHead(206, {
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "content-length": file.length - start,
      "content-range": `bytes ${start}-${file.length - 1}/${file.length}`,
    });
    response.write(file.subarray(start, Math.floor(file.length * share)));
    if (share === 1) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/clip.mp4`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
