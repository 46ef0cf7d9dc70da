import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";

/** The answer of a service outside, whatever its status. */
export type ServiceAnswer = { status: number; text: string };

/** The service's answer has more bytes than allowed. */
export class AnswerTooLargeError extends Error {}

type Posting = {
  headers: Record<string, string>;
  body: Buffer;
  signal: AbortSignal;
  /** The most bytes that the answer may have. */
  maxBytes: number;
};

/**
 * Posts to a service that may take long: `fetch` would give up after five minutes without an answer. Follows no
 * redirects.
 * @throws AnswerTooLargeError
 */
export function post(url: string, { headers, body, signal, maxBytes }: Posting): Promise<ServiceAnswer> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const length = { "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: "POST", headers: { ...headers, ...length }, signal },
      (response) => {
        readAnswer(response, maxBytes).then(resolve, reject);
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<ServiceAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) {
      response.destroy();
      throw new AnswerTooLargeError(`The answer has more than ${maxBytes} bytes`);
    }
    chunks.push(piece);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") };
}
