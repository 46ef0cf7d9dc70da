import type { Metadata } from "next";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { paths } from "@/lib/paths";
import { ALL_REELS } from "@/lib/reels/feed-address";
import { readInitialFeed } from "@/lib/reels/initial-feed";
import { reelMetadata } from "@/lib/seo/content-metadata";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

/** `shared` is the slug of the reel in the address. */
export async function allReelsMetadata(shared: string | null): Promise<Metadata> {
  return (await reelMetadata(paths.reels, shared)) ?? sitePageMetadata(paths.reels);
}

export async function AllReels({ shared }: { shared: string | null }) {
  const initialFeed = await readInitialFeed(ALL_REELS, shared);
  if (initialFeed.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={(await sitePageTexts(paths.reels)).title}
      name="all"
      initialFeed={initialFeed.data}
      shared={shared}
      plainHref={paths.plainReels}
    />
  );
}
