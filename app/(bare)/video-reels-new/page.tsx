import type { Metadata } from "next";
import { connection } from "next/server";
import { ReelsCarouselPage } from "@/components/reels/carousel/reels-carousel-page";
import { mediaUrl } from "@/lib/media/media-url";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";

/** The provider's static clip that every slide shows (specification section 7). */
const CLIP_PATH = "/uploads/resource/reel.mp4";

export const metadata: Metadata = unlistedMetadata("Reels carousel");

/** The experimental carousel. Drawn per request: the media's address is known when the site starts. */
export default async function Page() {
  await connection();
  return <ReelsCarouselPage clip={mediaUrl(CLIP_PATH)} />;
}
