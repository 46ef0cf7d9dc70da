import type { StoredFile } from "../lib/files/file-store";

/** A film as a store keeps it, of which nothing is copied to be read. */
export function storedFilm(film: Uint8Array<ArrayBuffer>): StoredFile {
  const stream: StoredFile["stream"] = ({ start, end }) =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(film.subarray(start, end + 1));
        controller.close();
      },
    });
  return { size: film.length, mtimeMs: 0, stream };
}
