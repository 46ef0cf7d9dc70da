import { constants, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2";

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request over HTTP/2; headers may replace pseudo-headers, such as the method. */
export function askHttp2(session: ClientHttp2Session, asked: string, headers = {}): Promise<Http2Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: asked, ...headers });
    const chunks: Buffer[] = [];
    let answered: IncomingHttpHeaders = {};
    stream.on("response", (received) => (answered = received));
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const status = Number(answered[constants.HTTP2_HEADER_STATUS]);
      resolve({ status, headers: answered, body: Buffer.concat(chunks) });
    });
    stream.on("error", reject);
    stream.end();
  });
}
