import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { z } from "zod";
import { allowFrame, answerNotFound, answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { slugFromPath } from "@/lib/paths";
import { openPreview } from "@/lib/provider/preview";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { LiveDraft } from "./_components/live-draft";
import { PreviewOver, PreviewPage } from "./_components/preview-page";

type PageProps = { params: Promise<{ token: string }> };

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("preview");
  return unlistedMetadata(t("title"));
}

/** Shows unpublished content to anyone with the admin's link. Never stored. */
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

const draftSchema = z.object({ token: z.string(), draft: z.record(z.string(), z.unknown()) });

/** Anyone who has the token may call this. */
async function renderDraft(input: z.input<typeof draftSchema>): Promise<ReactNode> {
  "use server";
  const { success, data } = draftSchema.safeParse(input);
  const opened = success ? await openPreview(data.token) : ({ state: "missing" } as const);
  if (!success || opened.state !== "found")
    return <PreviewOver isTemporary={opened.state === "unavailable"} />;
  return <PreviewPage preview={data} page={opened.data.page} />;
}
