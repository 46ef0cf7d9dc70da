import type { Metadata } from "next";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { paths } from "@/lib/paths";
import { readInitialFeed } from "@/lib/reels/initial-feed";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.reels);
}

/** An address with a reel or hashtags is served by `per-request`. */
export default async function Page() {
  const initialFeed = await readInitialFeed(null);
  if (initialFeed.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={SITE_PAGES[paths.reels].title}
      name="all"
      initialFeed={initialFeed.data}
      plainHref={paths.plainReels}
    />
  );
}
