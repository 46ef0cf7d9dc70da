import { environment } from "../../lib/environment";
import type { Video } from "../../payload-types";

/** Where the site shows a video: by itself, or in the feed where it has no page of its own. */
export function addressOfVideo({ slug, videoType }: Video): string {
  const { siteUrl } = environment();
  const name = encodeURIComponent(slug);
  return videoType === "multiple" ? `${siteUrl}/video-reels?v=${name}` : `${siteUrl}/video-detail/${name}`;
}
