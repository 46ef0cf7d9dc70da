import type { Metadata } from "next";
import { z } from "zod";
import { ShareWays } from "@/components/share/share-ways";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { slugFromPath } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { readSubject } from "@/lib/seo/share-card/subject";
import { absoluteUrl, SHARE_CARD_KINDS } from "@/lib/seo/site-url";

export const metadata: Metadata = unlistedMetadata("Share");

type PageProps = { params: Promise<{ kind: string; name: string }> };

/** Offers the share sheet's options to visitors without script, or before its script has loaded. */
export default async function SharePage({ params }: PageProps) {
  const address = await params;
  const kind = z.enum(SHARE_CARD_KINDS).safeParse(address.kind);
  const name = slugFromPath(address.name);
  const result = kind.success ? await readSubject(kind.data, name) : { state: "missing" as const };
  if (result.state === "unavailable")
    return <UnavailableNotice title="Share">We couldn’t reach our server just now.</UnavailableNotice>;
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title="We can’t find this">It may have been removed or moved.</Notice>;
  }
  const { title, path } = result.data;
  const url = absoluteUrl(path);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">Share</h1>
        <p dir="auto" className="mt-3 text-lead text-ink-soft">
          {title}
        </p>
        <p className="mt-1 mb-8 wrap-anywhere text-ink-soft">{url}</p>
        <ShareWays shared={{ title, kind: result.data.kind, name, url }} />
      </div>
    </PageMain>
  );
}
