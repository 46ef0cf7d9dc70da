import type { Metadata } from "next";
import { LiveDraft } from "./_components/live-draft";
import { PreviewOver, PreviewPage } from "./_components/preview-page";
import { allowFrame, answerNotFound, answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { slugFromPath } from "@/lib/paths";
import { openPreview } from "@/lib/provider/preview";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { renderDraft } from "./render-draft";

type PageProps = { params: Promise<{ token: string }> };

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return unlistedMetadata("Preview");
}

/** For anybody who has the link that the admin made; stored nowhere. */
export default async function DraftPage({ params }: PageProps) {
  const token = slugFromPath((await params).token);
  const opened = await openPreview(token);
  if (opened.state !== "found") {
    const isTemporary = opened.state === "unavailable";
    if (isTemporary) answerUnavailable();
    else answerNotFound();
    return <PreviewOver isTemporary={isTemporary} />;
  }
  const { page, framedBy } = opened.data;
  allowFrame(framedBy);
  return (
    <LiveDraft token={token} admin={framedBy} renderDraft={renderDraft}>
      <PreviewPage preview={{ token }} page={page} />
    </LiveDraft>
  );
}
