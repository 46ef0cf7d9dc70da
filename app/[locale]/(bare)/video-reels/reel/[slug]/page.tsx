import type { Metadata } from "next";
import { slugFromPath } from "@/lib/paths";
import { AllReels, allReelsMetadata } from "../../_components/all-reels";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return allReelsMetadata(slugFromPath((await params).slug));
}

export default async function Page({ params }: PageProps) {
  return <AllReels shared={slugFromPath((await params).slug)} />;
}
