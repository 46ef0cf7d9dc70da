import type { Admin } from "./admin";

/** The video of a story, as the provider keeps it. */
export async function readClip(admin: Admin, story: Record<string, unknown> | undefined): Promise<Buffer> {
  const clip = await admin.find("clips", "id", String(story?.file));
  return admin.download(`/uploads/clips/${String(clip?.filename)}`);
}
