import http, { type IncomingHttpHeaders } from "node:http";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type RawOptions = { headers?: IncomingHttpHeaders; method?: string };

/** Sends a path exactly as written, with any method, unlike ordinary HTTP clients. */
export function askRaw(
  server: URL | string,
  path: string,
  { headers = {}, method = "GET" }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const call = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on("error", reject).end();
  });
}
