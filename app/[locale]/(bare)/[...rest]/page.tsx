import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import NotFound from "@/app/[locale]/not-found";
import { limitPageLife, PAGE_LIFE } from "@/lib/page-cache/page-life";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notices");
  return unlistedMetadata(t("pageNotFound"));
}

/** Addresses that no other route has. Next's own answer would need a script to show anything. */
export default function UnknownPage() {
  answerNotFound();
  limitPageLife(PAGE_LIFE.madeUp);
  return <NotFound />;
}
