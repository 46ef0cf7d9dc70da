import type { Metadata } from "next";
import { HashtagPage, hashtagPageMetadata } from "./_components/hashtag-page";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return hashtagPageMetadata({ segment: (await params).slug, shared: null });
}

/** `reel/[reel]` serves an address with a reel (`?v=`). */
export default async function Page({ params }: PageProps) {
  return <HashtagPage segment={(await params).slug} shared={null} />;
}
