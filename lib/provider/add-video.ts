import "server-only";
import { callHeaders, readAnswer } from "./client";
import { expectSuccess } from "./payload";
import { postStream } from "#host/post-stream";

const PATH = "/add_video";

/** The provider also checks the video before it answers. */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

export type VideoFile = {
  filename: string;
  size: number;
  read: () => AsyncIterable<Uint8Array>;
};

type NewVideo = {
  fields: Readonly<Record<string, string>>;
  file: VideoFile;
  idempotencyKey: string;
  visitorAddress: string | null;
};

/** @throws {ProviderError} as `callProvider`, and when the file cannot be read */
export async function addVideo({ fields, file, idempotencyKey, visitorAddress }: NewVideo): Promise<void> {
  const form = multipartForm(fields, "file", file);
  const headers = callHeaders({ visitorAddress, idempotencyKey });
  headers.set("content-type", form.contentType);
  const sending = { headers, body: form.body(), bytes: form.contentLength, idleMs: IDLE_TIMEOUT_MS };
  expectSuccess(PATH, await readAnswer(PATH, await postStream(PATH, sending)));
}

/** `multipart/form-data` (RFC 7578) whose length is known before it is sent; the file comes last. */
function multipartForm(fields: Readonly<Record<string, string>>, name: string, file: VideoFile) {
  const boundary = `lampstand-${crypto.randomUUID()}`;
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.filename}"\r\n` +
    "Content-Type: application/octet-stream\r\n\r\n";
  const head = Buffer.from(texts.join("") + fileHead);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: head.byteLength + file.size + tail.byteLength,
    async *body(): AsyncGenerator<Uint8Array, void> {
      yield head;
      yield* file.read();
      yield tail;
    },
  };
}
