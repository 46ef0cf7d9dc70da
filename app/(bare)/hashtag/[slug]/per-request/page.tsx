import type { Metadata } from "next";
import { sharedReelSlug } from "@/lib/reels/feed-address";
import { HashtagPage, hashtagPageMetadata } from "../_components/hashtag-page";

type PageProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readAddress({ params, searchParams }: PageProps) {
  return { segment: (await params).slug, shared: sharedReelSlug((await searchParams).v) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return hashtagPageMetadata(await readAddress(props));
}

export default async function Page(props: PageProps) {
  return <HashtagPage {...await readAddress(props)} />;
}
