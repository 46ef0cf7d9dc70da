import type { CollectionBeforeDeleteHook, PayloadRequest } from "payload";

import { refusal } from "../access/refusal";
import type { UploadFolder } from "./file-types";
import { findUses, type GlobalSlug } from "./uses";

const PAGE_NAMES: Record<GlobalSlug, string> = {
  home: "the home page",
  about: "the About page",
  volunteer: "the volunteer page",
  "app-install": "the app page",
};

/** Refuses to delete a file that something still uses, and says what. */
export function keepUsed(folder: UploadFolder): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const file = { folder, id: String(id) };
    const uses = await findUses(req.payload, file, req);
    const places = [
      ...uses.videos.map(({ slug }) => `the video ‘${slug}’`),
      ...uses.hashtags.map(({ slug }) => `the hashtag ‘${slug}’`),
      ...uses.blogs.map(({ slug }) => `the blog article ‘${slug}’`),
      ...uses.globals.map((slug) => PAGE_NAMES[slug]),
      ...(folder === "clips" ? await storiesWith(file.id, req) : []),
    ];
    if (places.length > 0) {
      throw refusal(`This file is in use by ${places.join(", ")}. Remove it there first.`);
    }
  };
}

async function storiesWith(clip: string, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "stories",
    where: { file: { equals: clip } },
    select: { name: true },
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ name }) => `the uploaded story of ${name}`);
}
