import { connect } from "node:net";

import { asSomeVisitor } from "./stories";

const BOUNDARY = "a-boundary";

export type RawAnswer = { status: number; body: string };

type Options = {
  /** Of the body, if it is to be told: right, or not. */
  length?: number;
  type?: string;
  /** Whether the sender closes its side after the last byte. */
  hangsUp?: boolean;
};

export const fieldPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export const filePart = (filename: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
  `Content-Type: video/mp4\r\n\r\n${content}\r\n`;

export const endOfForm = `--${BOUNDARY}--\r\n`;

/**
 * Sends bytes as they are given to `/add_video`, and waits for the answer or, giving no status, for the connection to
 * be closed without one. Without a length they are sent as one chunk, and the body is ended.
 */
export function sendRaw(
  baseURL: string | undefined,
  body: string,
  options: Options = {},
): Promise<RawAnswer> {
  const { length, type = `multipart/form-data; boundary=${BOUNDARY}`, hangsUp = false } = options;
  const { hostname, port, host } = new URL(baseURL ?? "");
  const bytes = Buffer.from(body, "latin1");
  const head = [
    "POST /add_video HTTP/1.1",
    `Host: ${host}`,
    ...Object.entries(asSomeVisitor()).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${type}`,
    length === undefined ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
    "Connection: close",
  ].join("\r\n");
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const settle = () => {
      socket.destroy();
      const answer = Buffer.concat(chunks).toString("utf8");
      const [headers = "", ...rest] = answer.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), body: rest.join("\r\n\r\n") });
    };
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      if (/\}\s*(\r\n0\r\n\r\n)?$/.test(Buffer.concat(chunks).toString("utf8"))) settle();
    });
    socket.on("error", settle);
    socket.on("close", settle);
    socket.write(`${head}\r\n\r\n`);
    const isChunked = length === undefined && bytes.length > 0;
    if (isChunked) socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    if (isChunked) socket.write("\r\n");
    if (length === undefined) socket.write("0\r\n\r\n");
    if (hangsUp) socket.end();
  });
}
