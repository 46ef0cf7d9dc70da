import type { Metadata } from "next";
import { ReelsCarousel } from "./_components/reels-carousel";
import "./_components/reels-carousel.css";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-layout";
import { mediaUrl } from "@/lib/media/media-url";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

/** The provider's file that every slide shows. */
const CLIP_PATH = "/uploads/resource/reel.mp4";

export const metadata: Metadata = unlistedMetadata("Reels carousel");

export default function Page() {
  return (
    <PageMain look="stage">
      <div className="reels-carousel">
        <div className="reels-carousel-bar">
          <HomeLink />
          <h1 className="text-lead">Reels carousel</h1>
        </div>
        <ReelsCarousel clip={mediaUrl(CLIP_PATH) ?? undefined} />
      </div>
    </PageMain>
  );
}
