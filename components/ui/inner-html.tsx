import type { Graph, Thing, WithContext } from "schema-dts";
import type { SafeHtml } from "@/lib/html/sanitize";
import { scriptJson } from "@/lib/seo/structured-data";
import { HtmlBlock } from "./html-block";

/** Styled by `app/rich-text.css`. Nothing else puts HTML into a page unescaped. */
export function RichText({ html }: { html: SafeHtml }) {
  return <HtmlBlock html={html} />;
}

export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
