import { frameLinks } from "@/components/layout/frame-links";
import { HeroMedia } from "@/components/ui/hero-media";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import { NavLink } from "@/components/ui/nav-link";
import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { Paragraphs } from "@/components/ui/paragraphs";
import { RichText } from "@/components/ui/rich-text";
import { getAboutContent } from "@/lib/provider/about";
import { getSettings } from "@/lib/provider/settings";
import { SITE_PAGES } from "@/lib/seo/site-pages";

/** Specification section 2, About: what stands where a section has no text. */
const FALLBACKS = {
  mission: "No mission content available",
  story: "No story content available",
  vision: "No vision content available",
  joinUs: "No join us content available",
} as const;

/** The About page's five sections; the values have no fallback and stay away when there are none. */
export async function AboutPage() {
  const [about, settings] = await Promise.all([getAboutContent(), getSettings()]);
  return (
    <PageMain look="content">
      <PageHero
        title={SITE_PAGES["/about-us"].title}
        aside={<HeroMedia src={about.missionMedia} label="Our Mission" />}
      />
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
          <NavLink href="/volunteer" className={PRIMARY_BUTTON}>
            Volunteer with us
          </NavLink>
          <NavLink
            href={frameLinks(settings).shareStory}
            className="inline-flex min-h-11 items-center font-semibold text-lamp-800 underline underline-offset-4"
          >
            Tell your story
          </NavLink>
        </p>
      </PageSection>
    </PageMain>
  );
}
