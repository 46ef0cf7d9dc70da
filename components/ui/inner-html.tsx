import { useTranslations } from "next-intl";
import type { Graph, Thing, WithContext } from "schema-dts";
import { type SafeHtml, withRegionNames } from "@/lib/html/sanitize";
import type { TextLanguage } from "@/lib/utils/text-language";
import { scriptJson } from "@/lib/seo/structured-data";
import { HtmlBlock } from "./html-block";

/** Styled by `app/rich-text.css`. Nothing else puts HTML into a page unescaped. */
export function RichText({ html, language }: { html: SafeHtml; language?: TextLanguage | undefined }) {
  const media = useTranslations("media");
  const t = useTranslations("richText");
  const named = withRegionNames(html, { table: t("table"), preformatted: t("preformatted") });
  return <HtmlBlock html={named} language={language} missing={media("none")} />;
}

export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
