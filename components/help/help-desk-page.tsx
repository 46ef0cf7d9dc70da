import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getFaqCategories } from "@/lib/provider/faqs";
import { getHelpContent, type HelpContent } from "@/lib/provider/help";
import { getSettings } from "@/lib/provider/settings";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { ContactSupport } from "./contact-support";
import { FaqSection } from "./faq-section";

/** Specification section 4: what stays in the help page while its text cannot be had. */
const LOADING = "Loading...";

/** The help desk: an introduction, the questions by category, and how to reach a person. */
export async function HelpDeskPage() {
  const [help, faqs, { email, phoneNo }] = await Promise.all([
    getHelpContent(),
    getFaqCategories(),
    getSettings(),
  ]);
  return (
    <PageMain look="content">
      <PageHero {...heroTexts(help)} />
      {faqs.state !== "unavailable" && <FaqSection categories={faqs.state === "found" ? faqs.data : []} />}
      <ContactSupport email={email} phone={phoneNo} />
    </PageMain>
  );
}

function heroTexts(help: QueryResult<HelpContent>) {
  const { title } = SITE_PAGES["/help-desk"];
  if (help.state === "found") return { title: help.data.title || title, lead: help.data.text };
  return { title, lead: help.state === "unavailable" ? LOADING : "" };
}
