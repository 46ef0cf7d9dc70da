import type { Metadata } from "next";
import { slugFromPath } from "@/lib/paths";
import { CollectionFeed, collectionFeedMetadata } from "../../../_components/collection-feed";

type PageProps = { params: Promise<{ slug: string; reel: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

async function readAddress({ params }: PageProps) {
  const { slug, reel } = await params;
  return { segment: slug, shared: slugFromPath(reel) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return collectionFeedMetadata(await readAddress(props));
}

export default async function Page(props: PageProps) {
  return <CollectionFeed {...await readAddress(props)} />;
}
