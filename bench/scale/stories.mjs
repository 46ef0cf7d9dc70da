import path from "node:path";
import { makeBigVideo } from "../upload/big-video.mjs";

const CLIP = path.join(import.meta.dirname, "../../provider/src/seed/media/resource/reel.mp4");

/** Three parts and a bit, in bytes. */
export const STORY_BYTES = 25 * 1024 * 1024;

/** Makes a video that is sent in parts. @param {string} folder where it goes */
export function makeStory(folder) {
  const file = path.join(folder, "story.mp4");
  makeBigVideo(CLIP, file, STORY_BYTES);
  return file;
}

/**
 * Returns the total bytes of stories' videos with this slug: one video's, if it was stored once.
 *
 * @param {import("./machines.mjs").Machines["query"]} query
 * @param {string} slug
 */
export async function storedBytes(query, slug) {
  const rows = await query(
    "SELECT clips.filesize::int AS bytes FROM stories JOIN clips ON clips.id = stories.file_id WHERE stories.slug = $1",
    [slug],
  );
  return rows.map(({ bytes }) => Number(bytes));
}
