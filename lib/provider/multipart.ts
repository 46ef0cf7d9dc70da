import type { FileHandle } from "node:fs/promises";

/** A file as it travels in a form, after all other fields. */
type FormFile = { name: string; handle: FileHandle; filename: string; size: number };

/** A form with a file as `multipart/form-data` (RFC 7578), whose length is known before it is sent. */
export function multipartForm(fields: Readonly<Record<string, string>>, file: FormFile) {
  const boundary = `lampstand-${crypto.randomUUID()}`;
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="${file.name}"; filename="${file.filename}"\r\n` +
    "Content-Type: application/octet-stream\r\n\r\n";
  const head = Buffer.from(texts.join("") + fileHead);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: head.byteLength + file.size + tail.byteLength,
    /** The bytes, read from the file as they are asked for. */
    async *body(): AsyncGenerator<Buffer> {
      yield head;
      yield* file.handle.createReadStream({ start: 0, end: file.size - 1, autoClose: false });
      yield tail;
    },
  };
}
