import { useLocale, useTranslations } from "next-intl";
import type { SafeHtml } from "@/lib/html/sanitize";
import type { TextLanguage } from "@/lib/utils/text-language";
import { policyDay } from "@/lib/i18n/formats";
import { RichText } from "./inner-html";
import { OutageNote } from "./unavailable";
import { PageHero, PageMain } from "./page-layout";

type TextContent = {
  title: string;
  html: SafeHtml | "";
  effectiveDate: string | null;
  language?: TextLanguage | undefined;
};

type TextPageProps = {
  result: { state: "found"; data: TextContent } | { state: "missing" | "unavailable" };
  fallbackTitle: string;
  /** `if-known` shows a date only if there is one; `always` shows `N/A` otherwise. */
  date?: "never" | "if-known" | "always";
  above?: React.ReactNode;
  children?: React.ReactNode;
};

export function TextPage({ result, fallbackTitle, date = "never", above, children }: TextPageProps) {
  const page = result.state === "found" ? result.data : null;
  const effectiveDate = page?.effectiveDate ?? null;
  const showsDate = date === "always" ? result.state !== "unavailable" : date === "if-known" && effectiveDate;
  return (
    <PageMain look="content">
      <PageHero
        above={above}
        title={page?.title || fallbackTitle}
        language={page?.title ? page.language : undefined}
      >
        {showsDate && <EffectiveDate isoDate={effectiveDate} />}
      </PageHero>
      <div className="side-headings mx-auto max-w-page px-gutter pt-14 pb-section md:pt-20">
        {page?.html ? (
          <RichText html={page.html} language={page.language} />
        ) : (
          <NoText outage={result.state === "unavailable"} />
        )}
        {page?.html && children}
      </div>
    </PageMain>
  );
}

function NoText({ outage }: { outage: boolean }) {
  const t = useTranslations("textPages");
  const style = "max-w-prose text-lead text-ink-soft";
  if (outage) return <OutageNote what="text" className={style} />;
  return <p className={style}>{t("stillWriting")}</p>;
}

function EffectiveDate({ isoDate }: { isoDate: string | null }) {
  const t = useTranslations("textPages");
  const locale = useLocale();
  return (
    <p className="mt-4 text-dusk-200">
      {t.rich("effectiveDate", {
        date: isoDate ? policyDay(locale, isoDate) : t("noDate"),
        day: (date) =>
          isoDate ? (
            <time dateTime={isoDate} dir="auto">
              {date}
            </time>
          ) : (
            <span>{date}</span>
          ),
      })}
    </p>
  );
}
