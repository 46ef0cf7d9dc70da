import type { SafeHtml } from "@/lib/html/safe-html";

/** Running text from the provider, typeset by `app/rich-text.css`. The one place that puts HTML into a page as it is. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
