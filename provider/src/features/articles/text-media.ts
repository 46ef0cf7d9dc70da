import type { FieldHook, Payload, RelationshipField } from "payload";
import { z } from "zod";

import { idOf } from "../../lib/id-of";
import type { Image, Video } from "../../payload-types";
import { findFree } from "../media/shown-files";
import { findVideos } from "../videos/find-videos";

/** The ids of the records that a formatted text refers to. */
type TextReferences = { images: string[]; videos: string[] };

/** The records that formatted texts refer to and that visitors may see. */
type TextMedia = { images: Image[]; videos: Video[] };

const reference = z.object({
  relationTo: z.enum(["images", "videos"]),
  value: z.union([z.uuid(), z.object({ id: z.uuid() })]),
});

const parent = z.object({ children: z.array(z.unknown()) });

const text = z.object({ root: parent });

/** Returns the pictures and videos in a formatted text, in order. */
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

/** Reads the pictures and the visible videos of several texts at once. */
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

/** Returns fields, written on save, that find the articles with a picture or video without reading their texts. */
export function textReferences(textField: string): RelationshipField[] {
  const field = (name: string, relationTo: keyof TextReferences): RelationshipField => ({
    name,
    type: "relationship",
    relationTo,
    hasMany: true,
    hidden: true,
    hooks: { beforeChange: [referencesOf(textField, relationTo)] },
  });
  return [field("textImages", "images"), field("textVideos", "videos")];
}

function referencesOf(textField: string, kind: keyof TextReferences): FieldHook {
  return ({ siblingData }: { siblingData: Record<string, unknown> }) =>
    referencesIn(siblingData[textField])[kind];
}
