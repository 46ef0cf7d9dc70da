import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";

export interface HttpsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Asking = {
  port: number;
  /** The certificate to trust. */
  ca: Buffer;
  /** The host to request. */
  name: string;
  headers?: Record<string, string>;
  /** Makes the request a POST. */
  body?: Buffer;
};

/** Sends a request over TLS to a server on this machine. */
export function askHttps(path: string, { port, ca, name, headers = {}, body }: Asking): Promise<HttpsAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        servername: name,
        path,
        ca,
        method: body ? "POST" : "GET",
        headers: { ...headers, host: name },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
