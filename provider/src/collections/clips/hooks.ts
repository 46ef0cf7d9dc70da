import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";

import { extensionOf } from "../../lib/files/file-types";
import { type MovieFacts, readingFile, readMovieFacts } from "../../lib/files/movie-facts";
import type { Clip } from "../../payload-types";

const READABLE_EXTENSIONS: ReadonlySet<string> = new Set(["mp4", "mov"]);

/** Notes the size and length of a new film beside it, unless they were given. */
export const measureClip: CollectionBeforeChangeHook<Clip> = async ({ data, req }) => {
  if (!req.file) return data;
  const facts = await factsOf(req.file);
  return {
    ...data,
    width: data.width ?? facts.width ?? null,
    height: data.height ?? facts.height ?? null,
    duration: facts.duration ?? data.duration ?? null,
  };
};

async function factsOf(file: NonNullable<PayloadRequest["file"]>): Promise<MovieFacts> {
  if (!READABLE_EXTENSIONS.has(extensionOf(file.name))) return {};
  if (!file.tempFilePath) {
    return readMovieFacts(
      async (position, length) => file.data.subarray(position, position + length),
      file.data.length,
    );
  }
  return readingFile(file.tempFilePath, readMovieFacts);
}
