import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";

import type { Story } from "../payload-types";
import { videoOf } from "./video-of-story";

/** Refuses a decision that cannot be carried out, in words for staff. */
export const requireDecidable: CollectionBeforeValidateHook<Story> = async ({ data, originalDoc, req }) => {
  const story = { ...originalDoc, ...data };
  if (story.status === "Declined" && !story.reason?.trim()) {
    refuse("reason", "Please tell the storyteller why.");
  }
  if (story.status !== "Published") return data;
  if (!story.title?.trim()) refuse("title", "Please enter the title under which the site shows the story.");
  if (originalDoc && originalDoc.status !== "Published")
    await requirePublishable({ ...originalDoc, ...data }, req);
  return data;
};

async function requirePublishable(story: Story, req: PayloadRequest): Promise<void> {
  if (story.withdrawnAt) {
    refuse("status", "The storyteller has withdrawn their consent: this story cannot be published.");
  }
  if (!story.file) refuse("status", "This story has no video: it cannot be published.");
  if (await videoOf(req, story)) return;
  const { docs } = await req.payload.find({
    collection: "videos",
    where: { slug: { equals: story.slug } },
    select: { name: true },
    limit: 1,
    pagination: false,
    req,
  });
  const [other] = docs;
  if (other) {
    refuse(
      "status",
      `The video ‘${other.name}’ has the web address name ‘${story.slug}’. Change it there first.`,
    );
  }
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: "stories", errors: [{ path, message }] });
}
