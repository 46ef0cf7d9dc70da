import type { CollectionAfterDeleteHook } from "payload";

import type { Story } from "../payload-types";
import { removeUnusedClips } from "./store-clip";
import { idOf } from "./video-of-story";

/** A visitor's video goes with its story, unless a published video shows it. */
export const removeClipOfStory: CollectionAfterDeleteHook<Story> = async ({ doc, req }) => {
  const clip = idOf(doc.file);
  if (clip) await removeUnusedClips(req.payload, [clip], req);
};
