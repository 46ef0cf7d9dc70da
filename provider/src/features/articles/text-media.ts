import type { Payload } from "payload";
import { z } from "zod";

import { idOf } from "../../lib/id-of";
import type { Image, Video } from "../../payload-types";
import { findFree } from "../media/shown-files";
import { findVideos } from "../videos/find-videos";

/** What formatted text refers to, by the ids of the records. */
export type TextReferences = { images: string[]; videos: string[] };

/** The records that formatted texts refer to and that visitors may see. */
type TextMedia = { images: Image[]; videos: Video[] };

const reference = z.object({
  relationTo: z.enum(["images", "videos"]),
  value: z.union([z.uuid(), z.object({ id: z.uuid() })]),
});

const parent = z.object({ children: z.array(z.unknown()) });

const text = z.object({ root: parent });

/** The pictures and videos that stand in a formatted text, in their order. */
export function referencesIn(content: unknown): TextReferences {
  const found = { images: new Set<string>(), videos: new Set<string>() };
  const waiting: unknown[] = [text.safeParse(content).data?.root];
  while (waiting.length > 0) {
    const node = waiting.shift();
    const { data } = reference.safeParse(node);
    const id = idOf(data?.value);
    if (data && id) found[data.relationTo].add(id);
    waiting.unshift(...(parent.safeParse(node).data?.children ?? []));
  }
  return { images: [...found.images], videos: [...found.videos] };
}

/** Reads the pictures and the shown videos of several texts at once. */
export async function readTextMedia(payload: Payload, contents: unknown[]): Promise<TextMedia> {
  const references = contents.map(referencesIn);
  const images = references.flatMap((found) => found.images);
  const videos = references.flatMap((found) => found.videos);
  const [pictures, shown] = await Promise.all([
    images.length > 0 &&
      payload.find({ collection: "images", where: { id: { in: images } }, depth: 0, pagination: false }),
    videos.length > 0 && findVideos(payload, { id: { in: videos } }),
  ]);
  const free = await findFree(payload, "images", images);
  return {
    images: pictures ? pictures.docs.filter(({ id }) => free.has(id)) : [],
    videos: shown ? shown.docs : [],
  };
}
