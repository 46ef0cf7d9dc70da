import { PageMain } from "@/components/ui/page-main";
import { getHomeContent } from "@/lib/api/home";
import { CommunitySection } from "./community-section";
import { GallerySection } from "./gallery-section";
import { getLatestStories, LatestStories } from "./latest-stories";
import { PromoSection } from "./promo-section";
import { SubmitSection } from "./submit-section";
import { WelcomeSection } from "./welcome-section";

/** The home page's five sections (specification section 2), with the newest stories below the welcome. */
export async function HomePage() {
  const [home, stories] = await Promise.all([getHomeContent(), getLatestStories()]);
  return (
    <PageMain look="home">
      <WelcomeSection {...home.welcome} />
      <LatestStories stories={stories} />
      <CommunitySection {...home.community} />
      <GallerySection {...home.gallery} />
      <PromoSection {...home.promo} />
      <SubmitSection url={home.submitNowUrl} />
    </PageMain>
  );
}
