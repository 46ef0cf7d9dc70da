import "server-only";
import { joinedWork } from "./joined-work";
import type { StoryAnswer } from "./story-answer";

const newPublications = () => joinedWork<StoryAnswer>();

declare global {
  var lampstandPublications: ReturnType<typeof newPublications> | undefined;
}

/** The stories that are being published, by their uploads: the same for the whole process. */
export function publications(): ReturnType<typeof newPublications> {
  globalThis.lampstandPublications ??= newPublications();
  return globalThis.lampstandPublications;
}
