import type { Metadata } from "next";
import { ContactSupport } from "./_components/contact-support";
import { Faq } from "./_components/faq";
import { WaysToWatch } from "./_components/ways-to-watch";
import { JsonLd } from "@/components/ui/inner-html";
import { LinkedText } from "@/components/ui/linked-text";
import { OutageNote } from "@/components/ui/outage-note";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { RenewPage } from "@/components/ui/renew-page";
import { paths } from "@/lib/paths";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { type FaqCategory, getFaqCategories, getHelpContent, type HelpContent } from "@/lib/provider/pages";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { faqPage } from "@/lib/seo/structured-data";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.helpDesk);
}

/** Shown while the provider does not answer. */
const LOADING = "Loading...";

const NOTE_STYLE = "max-w-measure text-ink-soft";

export default async function HelpDeskPage() {
  const [help, faqs, settings] = await Promise.all([getHelpContent(), getFaqCategories(), getSettings()]);
  const { email, phoneNo, church, capabilities } = dataOr(settings, DEFAULT_SETTINGS);
  const isUnreached = [help, settings].some(({ state }) => state === "unavailable");
  return (
    <PageMain look="content">
      <PageHero {...heroTexts(help)} />
      <FaqSection result={faqs} />
      <WaysToWatch />
      <ContactSupport
        email={email}
        phone={phoneNo}
        crisisLines={church.crisisLines}
        canTalk={capabilities.includes("talk")}
        isUnreached={settings.state === "unavailable"}
      />
      {isUnreached && faqs.state !== "unavailable" && <RenewPage />}
    </PageMain>
  );
}

function heroTexts(help: QueryResult<HelpContent>) {
  const { title } = SITE_PAGES[paths.helpDesk];
  if (help.state === "found") return { title: help.data.title || title, lead: help.data.text };
  return { title, lead: help.state === "unavailable" ? LOADING : "" };
}

function FaqSection({ result }: { result: QueryResult<FaqCategory[]> }) {
  const answered = dataOr(result, []).filter(({ entries }) => entries.length > 0);
  const facts = faqPage(answered);
  return (
    <section
      aria-labelledby="faq"
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 px-gutter py-14 md:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      {facts && <JsonLd data={facts} />}
      <h2 id="faq" className="text-title">
        Questions and answers
      </h2>
      {answered.length > 0 ? (
        <div>
          <Faq
            categories={answered.map(({ name, entries }) => ({
              name,
              entries: entries.map(({ question, answer }) => ({
                question,
                answer: <LinkedText text={answer} />,
              })),
            }))}
          />
        </div>
      ) : result.state === "unavailable" ? (
        <OutageNote what="the questions and answers" className={NOTE_STYLE} />
      ) : (
        <p className={NOTE_STYLE}>Nothing is written here yet. Please come back soon.</p>
      )}
    </section>
  );
}
