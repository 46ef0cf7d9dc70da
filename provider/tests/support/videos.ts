import type { Staff } from "./staff";
import { newSlug, realVideo } from "./stories";

/** Uploads a clip and publishes a video with it. */
export async function newVideo(staff: Staff) {
  const clip = await staff.uploaded("clips", await realVideo());
  const data = { name: "A test", slug: newSlug(), videoLink: clip.id, videoType: "both", status: "Active" };
  return { clip, id: (await staff.create("videos", data)).id };
}
