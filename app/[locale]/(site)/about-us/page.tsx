import type { Metadata } from "next";
import { siteLinks } from "@/components/layout/site-links";
import { RichText } from "@/components/ui/inner-html";
import { HeroMedia } from "@/components/ui/media-item";
import { NavLink, ButtonLink } from "@/components/ui/nav-link";
import { OutageNote } from "@/components/ui/unavailable";
import { HERO_NOTE, PageHero, PageMain, PageSection, Paragraphs } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { EMPTY_ABOUT, getAboutContent } from "@/lib/provider/content";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.aboutUs);
}

const FALLBACKS = {
  mission: "No mission content available",
  story: "No story content available",
  vision: "No vision content available",
  joinUs: "No join us content available",
} as const;

export default async function AboutPage() {
  const results = await Promise.all([getAboutContent(), getSettings()]);
  const isReached = results[0].state !== "unavailable";
  const [about, settings] = [dataOr(results[0], EMPTY_ABOUT), dataOr(results[1], DEFAULT_SETTINGS)];
  return (
    <PageMain look="content">
      <PageHero
        title={SITE_PAGES[paths.aboutUs].title}
        aside={isReached && <HeroMedia src={about.missionMedia} label="Our Mission" />}
      >
        {!isReached && <OutageNote what="the texts of this page" className={HERO_NOTE} />}
      </PageHero>
      <PageSection title="Our Mission">
        <div className="text-lead *:max-w-prose">
          <Paragraphs text={about.mission || FALLBACKS.mission} />
        </div>
      </PageSection>
      <PageSection title="Our Story">
        <Paragraphs text={about.story || FALLBACKS.story} />
      </PageSection>
      <section className="stage-container">
        <div className="mx-auto max-w-page px-gutter py-section md:text-center">
          <h2 className="font-text text-caption font-semibold text-lamp-300">Our Vision</h2>
          <div className="mt-5 font-display text-title *:mx-auto *:max-w-4xl [&_p]:text-balance">
            <Paragraphs text={about.vision || FALLBACKS.vision} />
          </div>
        </div>
      </section>
      {about.valuesHtml && (
        <PageSection title="Our Values">
          <RichText html={about.valuesHtml} />
        </PageSection>
      )}
      <PageSection title="Join Us">
        <Paragraphs text={about.joinUs || FALLBACKS.joinUs} />
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ButtonLink href={paths.volunteer}>Volunteer with us</ButtonLink>
          <NavLink
            href={siteLinks(settings).shareStory}
            className="inline-flex min-h-11 items-center font-semibold text-lamp-800 underline underline-offset-4"
          >
            Tell your story
          </NavLink>
        </p>
      </PageSection>
    </PageMain>
  );
}
