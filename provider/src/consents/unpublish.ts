import type { Payload } from "payload";

/** Takes a video off the site, if it is there; the site is told by the video's own hooks. */
export async function unpublish(payload: Payload, video: string): Promise<void> {
  await payload.update({
    collection: "videos",
    where: { and: [{ id: { equals: video } }, { status: { equals: "Active" } }] },
    data: { status: "Declined" },
  });
}
