import type { Answer, Client } from "./request";
import { asSomeVisitor } from "./stories";

const BOUNDARY = "a-boundary";

type Options = {
  /** The length that the request declares, correct or not. */
  length?: number;
  type?: string;
  /** What happens to the connection after the last byte. */
  end?: "closed" | "broken off" | "kept open";
};

export const fieldPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export const filePart = (filename: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
  `Content-Type: video/mp4\r\n\r\n${content}\r\n`;

export const endOfForm = `--${BOUNDARY}--\r\n`;

/** Sends these bytes to `/add_video`, one per character. */
export function sendRaw(request: Client, body: string, options: Options = {}): Promise<Answer> {
  const { length, type = `multipart/form-data; boundary=${BOUNDARY}`, end = "closed" } = options;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (body !== "") controller.enqueue(Buffer.from(body, "latin1"));
      if (end === "closed") controller.close();
    },
    pull(controller) {
      if (end === "broken off") controller.error(new Error("The connection is gone"));
    },
  });
  const headers = {
    ...asSomeVisitor(),
    "content-type": type,
    ...(length !== undefined && { "content-length": String(length) }),
  };
  return request.post("/add_video", { headers, stream });
}
