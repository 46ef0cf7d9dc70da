import { JsonLd } from "@/components/ui/json-ld";
import { PageMain } from "@/components/ui/page-main";
import { getHomeContent } from "@/lib/provider/home";
import { getSettings } from "@/lib/provider/settings";
import { homeGraph } from "@/lib/seo/structured-data/organization";
import { CommunitySection } from "./community-section";
import { GallerySection } from "./gallery-section";
import { getLatestStories, LatestStories } from "./latest-stories";
import { PromoSection } from "./promo-section";
import { SubmitSection } from "./submit-section";
import { WelcomeSection } from "./welcome-section";

/** The home page's five sections (specification section 2), with the newest stories below the welcome. */
export async function HomePage() {
  const [home, stories, settings] = await Promise.all([getHomeContent(), getLatestStories(), getSettings()]);
  return (
    <PageMain look="home">
      <WelcomeSection {...home.welcome} />
      <LatestStories stories={stories} />
      <CommunitySection {...home.community} />
      <GallerySection {...home.gallery} />
      <PromoSection {...home.promo} />
      <SubmitSection url={home.submitNowUrl} />
      <JsonLd data={homeGraph(settings)} />
    </PageMain>
  );
}
