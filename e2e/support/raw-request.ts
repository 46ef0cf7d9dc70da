import { request, type IncomingHttpHeaders } from "node:http";

/** The answer's headers to a path that is sent as it is written, dots and encodings included. */
export function headersOf(origin: string, path: string): Promise<IncomingHttpHeaders> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on("error", reject)
      .end();
  });
}
