import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-main";
import { ReelsCarousel } from "./reels-carousel";
import "./reels-carousel.css";

/** The experimental vertical carousel (specification section 2): nine slides of one clip. */
export function ReelsCarouselPage({ clip }: { clip: string | null }) {
  return (
    <PageMain look="stage">
      <div className="reels-carousel">
        <div className="reels-carousel-bar">
          <HomeLink />
          <h1 className="text-lead">Reels carousel</h1>
        </div>
        <ReelsCarousel clip={clip ?? undefined} />
      </div>
    </PageMain>
  );
}
