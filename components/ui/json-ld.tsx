import type { Graph, Thing, WithContext } from "schema-dts";
import { scriptJson } from "@/lib/seo/structured-data/script-json";

/** Facts about the page for search engines, in schema.org's words. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
