import "server-only";

export type VideoFile = {
  filename: string;
  /** In bytes. */
  size: number;
  read: () => AsyncIterable<Uint8Array>;
};

/** `multipart/form-data` (RFC 7578) whose length is known before it is sent; the file comes last. */
export function multipartForm(fields: Readonly<Record<string, string>>, name: string, file: VideoFile) {
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
