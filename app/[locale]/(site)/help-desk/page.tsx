import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ContactSupport } from "./_components/contact-support";
import { Faq } from "./_components/faq";
import { JsonLd } from "@/components/ui/inner-html";
import { LinkedText } from "./_components/linked-text";
import { OutageNote } from "@/components/ui/unavailable";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { RenewPage } from "@/components/ui/renew-page";
import { paths } from "@/lib/paths";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { type FaqCategory, getFaqCategories, getHelpContent, type HelpContent } from "@/lib/provider/pages";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";
import { faqPage } from "@/lib/seo/structured-data";
import { NavLink, TEXT_LINK } from "@/components/ui/nav-link";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.helpDesk);
}

const NOTE_STYLE = "max-w-measure text-ink-soft";

export default async function HelpDeskPage() {
  const [help, faqs, settings] = await Promise.all([getHelpContent(), getFaqCategories(), getSettings()]);
  const { email, phoneNo, church, capabilities } = dataOr(settings, DEFAULT_SETTINGS);
  const isUnreached = [help, settings].some(({ state }) => state === "unavailable");
  return (
    <PageMain look="content">
      <PageHero {...await heroTexts(help)} />
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

async function heroTexts(help: QueryResult<HelpContent>) {
  const { title } = await sitePageTexts(paths.helpDesk);
  if (help.state === "found") return { title: help.data.title || title, lead: help.data.text };
  const t = await getTranslations("layout");
  return { title, lead: help.state === "unavailable" ? t("loading") : "" };
}

function FaqSection({ result }: { result: QueryResult<FaqCategory[]> }) {
  const t = useTranslations("helpDesk");
  const answered = dataOr(result, []).filter(({ entries }) => entries.length > 0);
  const facts = faqPage(answered);
  return (
    <section
      aria-labelledby="faq"
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 px-gutter py-14 md:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      {facts && <JsonLd data={facts} />}
      <h2 id="faq" className="text-title">
        {t("questions")}
      </h2>
      {answered.length > 0 ? (
        <div>
          <Faq
            categories={answered.map(({ name, language, entries }) => ({
              name,
              language,
              entries: entries.map(({ question, answer, language: own }) => ({
                question,
                language: own,
                answer: <LinkedText text={answer} />,
              })),
            }))}
          />
        </div>
      ) : result.state === "unavailable" ? (
        <OutageNote what="helpDesk" className={NOTE_STYLE} />
      ) : (
        <p className={NOTE_STYLE}>{t("noQuestions")}</p>
      )}
    </section>
  );
}

const WAYS_TO_WATCH = [
  { href: paths.reels, way: "allStories" },
  { href: paths.hashtags, way: "chooseHashtags" },
  { href: paths.search, way: "search" },
  { href: paths.plainReels, way: "plainList" },
  { href: paths.reelsCarousel, way: "carousel" },
] as const;

function WaysToWatch() {
  const t = useTranslations("helpDesk");
  return (
    <PageSection title={t("waysToWatch")}>
      <ul className="space-y-2">
        {WAYS_TO_WATCH.map(({ href, way }) => (
          <li key={href}>
            {t.rich(way, {
              link: (text) => (
                <NavLink href={href} className={`${TEXT_LINK} inline-block py-1.5`}>
                  {text}
                </NavLink>
              ),
            })}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
