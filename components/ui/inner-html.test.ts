import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { FAQPage, WithContext } from "schema-dts";
import { HOSTILE_TEXTS } from "@/lib/test-support/hostile-texts";
import { JsonLd } from "./inner-html";

it.each(HOSTILE_TEXTS)("keeps %j inside its script", (text) => {
  const data: WithContext<FAQPage> = { "@context": "https://schema.org", "@type": "FAQPage", name: text };
  const markup = renderToStaticMarkup(createElement(JsonLd, { data }));
  const [, content = ""] = /^<script type="application\/ld\+json">([^<>&]+)<\/script>$/.exec(markup) ?? [];
  expect(JSON.parse(content)).toEqual(data);
});
