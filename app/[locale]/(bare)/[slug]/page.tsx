import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import NotFound from "@/app/[locale]/not-found";
import { ShareLink } from "@/components/share/share-link";
import { HomeLink } from "@/components/ui/home-link";
import { TextPage } from "@/components/ui/text-page";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { inPageLanguage } from "@/lib/language/page-language";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths, slugFromPath } from "@/lib/paths";
import { pageMetadata, unlistedMetadata, descriptionOf } from "@/lib/seo/page-metadata";
import { shareCardUrl } from "@/lib/seo/site-url";
import { followShortLink } from "./follow-short-link";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

async function readPage({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  const found = await followShortLink(slug);
  if (found.kind === "moved") permanentRedirect(await inPageLanguage(found.to));
  return { slug, found };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { slug, found } = await readPage(props);
  const t = await getTranslations("textPages");
  if (found.kind === "missing") return unlistedMetadata((await getTranslations("notices"))("pageNotFound"));
  if (found.kind === "unavailable") return unlistedMetadata(t("notAvailable"));
  const title = found.page.title || t("untitled");
  return pageMetadata({
    path: paths.shortLink(slug),
    title,
    description: descriptionOf(found.page.html) || title,
    shareCard: shareCardUrl("pages", slug),
    indexed: found.page.html !== "",
  });
}

export default async function Page(props: PageProps) {
  const { slug, found } = await readPage(props);
  if (found.kind === "missing") {
    answerNotFound();
    return <NotFound />;
  }
  const t = await getTranslations("textPages");
  if (found.kind === "unavailable")
    return <UnavailableNotice title={t("unavailable")}>{t("unavailableText")}</UnavailableNotice>;
  const reading = { state: "found", data: found.page } as const;
  return (
    <TextPage result={reading} fallbackTitle={t("untitled")} date="if-known" above={<HomeLink />}>
      <ShareLink kind="pages" name={slug} />
    </TextPage>
  );
}
