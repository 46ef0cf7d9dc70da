import type { Metadata } from "next";
import { ChosenReelsScreen } from "@/components/reels/chosen-reels-screen";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { StoriesUnavailable } from "@/components/reels/stories-unavailable";
import { dataOr } from "@/lib/provider/cached-query";
import { readChosenHashtags } from "@/lib/reels/chosen-hashtags";
import { readOpening } from "@/lib/reels/opening";
import { sharedReel } from "@/lib/reels/reel-address";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { reelMetadata } from "@/lib/seo/reel-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";

const PATH = "/video-reels";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return (await reelMetadata(PATH, sharedReel((await searchParams).v))) ?? sitePageMetadata(PATH);
}

export default async function Page({ searchParams }: PageProps) {
  const { v, hashtags } = await searchParams;
  const shared = sharedReel(v);
  const chosen = await readChosenHashtags(hashtags);
  if (chosen.state === "unavailable") return <StoriesUnavailable />;
  const choices = dataOr(chosen, []);
  if (choices.length > 0) return <ChosenReelsScreen choices={choices} shared={shared} />;
  const opening = await readOpening(shared);
  if (opening.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={SITE_PAGES[PATH].title}
      name="all"
      opening={opening.data}
      plainHref="/video-reels-old"
    />
  );
}
