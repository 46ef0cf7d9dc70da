import { useState } from "react";
import * as z from "zod/mini";

import { notShown } from "../../features/visibility/objection-words";
import { useAnswer } from "../call-api";
import type { Translate } from "../texts/text";

const file = z.catch(z.nullish(z.object({ thumbnailURL: z.nullish(z.string()) })), null);

const story = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  objection: z.nullish(z.string()),
  poster: file,
  videoLink: file,
});

/** A video with its pictures, from the admin's API. */
export type Story = z.infer<typeof story>;

const stories = z.object({ docs: z.array(story) });

const FIELDS = Object.keys(story.shape).map((name) => `select[${name}]=true`);

/** Finds videos. Keeps the previous query's answer, which isn't current, until the next one arrives. */
export function useStories(query: string): { found: Story[] | undefined; isCurrent: boolean } {
  const [shown, setShown] = useState<Story[]>();
  const found = useAnswer(`videos?depth=1&${FIELDS.join("&")}&${query}`, stories)?.docs;
  if (found && found !== shown) setShown(found);
  return { found: shown, isCurrent: found !== undefined };
}

/** Returns why visitors can't see a video, in a sentence; empty if they can. */
export function whyHidden(story: Story, t: Translate): string {
  return notShown(story.objection) || (story.status === "Active" ? "" : t("reports:hidden"));
}

/** Returns the address of a video's own picture, or of a frame of its clip. */
export function pictureOf(story: Story | undefined): string {
  return story?.poster?.thumbnailURL ?? story?.videoLink?.thumbnailURL ?? "";
}
