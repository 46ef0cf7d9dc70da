import type { Metadata } from "next";
import NotFound from "@/app/not-found";
import { CollectionDetail } from "./_components/collection-detail";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { collectionMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { readCollection } from "./read-collection";

type PageProps = { params: Promise<{ slug: string }> };

/** Empty: each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const result = await readCollection((await params).slug);
  return result.state === "found"
    ? collectionMetadata(result.data)
    : unlistedMetadata("Collection not available");
}

export default async function Page({ params }: PageProps) {
  const result = await readCollection((await params).slug);
  if (result.state === "found") return <CollectionDetail collection={result.data} />;
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title="This collection cannot be shown now">
        We could not reach it just now.
      </UnavailableNotice>
    );
  answerNotFound();
  return <NotFound />;
}
