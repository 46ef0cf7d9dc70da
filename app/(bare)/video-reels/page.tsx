import type { Metadata } from "next";
import { StoriesUnavailable } from "@/components/reels/stories-unavailable";
import { ReelsScreen } from "@/components/reels/reels-screen";
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
  const reading = await readOpening(sharedReel((await searchParams).v));
  if (reading.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={SITE_PAGES[PATH].title}
      name="all"
      opening={reading.data}
      plainHref="/video-reels-old"
    />
  );
}
