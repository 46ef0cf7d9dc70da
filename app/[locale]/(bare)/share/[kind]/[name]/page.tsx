import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { ShareWays } from "@/components/share/share-ways";
import { ClientMessages } from "@/components/ui/client-messages";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { slugFromPath } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { readSubject } from "@/lib/seo/share-card/subject";
import { absoluteUrl, SHARE_CARD_KINDS } from "@/lib/seo/site-url";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("sharePage"))("title"));
}

type PageProps = { params: Promise<{ kind: string; name: string }> };

/** Offers the share sheet's options to visitors without script, or before its script has loaded. */
export default async function SharePage({ params }: PageProps) {
  const [t, outage] = await Promise.all([getTranslations("sharePage"), getTranslations("outages")]);
  const address = await params;
  const kind = z.enum(SHARE_CARD_KINDS).safeParse(address.kind);
  const name = slugFromPath(address.name);
  const result = kind.success ? await readSubject(kind.data, name) : { state: "missing" as const };
  if (result.state === "unavailable")
    return <UnavailableNotice title={t("title")}>{outage("notReached")}</UnavailableNotice>;
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title={t("gone")}>{t("goneText")}</Notice>;
  }
  const { title, path } = result.data;
  const url = absoluteUrl(path);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t("title")}</h1>
        <p dir="auto" className="mt-3 text-lead text-ink-soft">
          {title}
        </p>
        <p className="mt-1 mb-8 wrap-anywhere text-ink-soft">{url}</p>
        <ClientMessages areas={["share"]}>
          <ShareWays shared={{ title, kind: result.data.kind, name, url }} />
        </ClientMessages>
      </div>
    </PageMain>
  );
}
