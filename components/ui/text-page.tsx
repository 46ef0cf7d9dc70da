import { PageHero } from "./page-hero";
import { PageMain } from "./page-main";
import { RichText } from "./rich-text";
import type { QueryResult } from "@/lib/provider/cached-query";
import type { PageContent } from "@/lib/provider/pages";
import { EffectiveDate } from "./effective-date";

type TextPageProps = {
  reading: QueryResult<PageContent>;
  /** Where the provider brings no title. */
  fallbackTitle: string;
  /** Whether the day from which the text applies is shown: where there is one, or `N/A` too. */
  date?: "never" | "if-known" | "always";
  /** What stands above the title. */
  above?: React.ReactNode;
};

/** A page of running text: a title, the day from which it applies, and the text (specification section 2). */
export function TextPage({ reading, fallbackTitle, date = "never", above }: TextPageProps) {
  const page = reading.state === "found" ? reading.data : null;
  const effectiveDate = page?.effectiveDate ?? null;
  const showsDate =
    date === "always" ? reading.state !== "unavailable" : date === "if-known" && effectiveDate;
  return (
    <PageMain look="content">
      <PageHero above={above} title={page?.title || fallbackTitle}>
        {showsDate && <EffectiveDate isoDate={effectiveDate} />}
      </PageHero>
      <div className="side-headings mx-auto max-w-page px-gutter pt-14 pb-section md:pt-20">
        {page?.html ? <RichText html={page.html} /> : <NoText outage={reading.state === "unavailable"} />}
      </div>
    </PageMain>
  );
}

function NoText({ outage }: { outage: boolean }) {
  return (
    <p className="max-w-prose text-lead text-ink-soft">
      {outage
        ? "We could not load this text just now. Please load the page again in a moment."
        : "This text is still being written. Please come back soon."}
    </p>
  );
}
