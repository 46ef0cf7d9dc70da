import type { Metadata } from "next";
import { HashtagPage, hashtagPageMetadata } from "./_components/hashtag-page";

type PageProps = { params: Promise<{ slug: string }> };

/** Each is stored when it is first asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return hashtagPageMetadata({ segment: (await params).slug, shared: null });
}

/** An address that names a reel is rendered per request. */
export default async function Page({ params }: PageProps) {
  return <HashtagPage segment={(await params).slug} shared={null} />;
}
