import type { PayloadRequest, Where } from "payload";

import { environment } from "../../lib/environment";
import { idOf } from "../../lib/id-of";
import type { Story, Video } from "../../payload-types";

/** The video that was made from a story: the one it is linked to, else the one that shows its clip; also from the trash. */
export async function videoOfStory(
  req: PayloadRequest,
  { video, file }: Pick<Story, "video" | "file">,
): Promise<Video | undefined> {
  const clip = idOf(file);
  const linked = idOf(video);
  const either: Where[] = [];
  if (linked) either.push({ id: { equals: linked } });
  if (clip) either.push({ videoLink: { equals: clip } });
  if (either.length === 0) return undefined;
  const { docs } = await req.payload.find({
    collection: "videos",
    where: { or: either },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  return docs.find(({ id }) => id === linked) ?? docs[0];
}

/** Where the site shows a video: by itself, or in the feed where it has no page of its own. */
export function addressOfVideo({ slug, videoType }: Video): string {
  const { siteUrl } = environment();
  const name = encodeURIComponent(slug);
  return videoType === "multiple" ? `${siteUrl}/video-reels?v=${name}` : `${siteUrl}/video-detail/${name}`;
}
