import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
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
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.aboutUs);
}

export default async function AboutPage() {
  const t = await getTranslations("aboutUs");
  const { title } = await sitePageTexts(paths.aboutUs);
  const results = await Promise.all([getAboutContent(), getSettings()]);
  const isReached = results[0].state !== "unavailable";
  const [about, settings] = [dataOr(results[0], EMPTY_ABOUT), dataOr(results[1], DEFAULT_SETTINGS)];
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        aside={isReached && <HeroMedia src={about.missionMedia} label={t("mission")} />}
      >
        {!isReached && <OutageNote what="aboutUs" className={HERO_NOTE} />}
      </PageHero>
      <PageSection title={t("mission")}>
        <div className="text-lead *:max-w-prose">
          <Paragraphs text={about.mission || t("noMission")} />
        </div>
      </PageSection>
      <PageSection title={t("story")}>
        <Paragraphs text={about.story || t("noStory")} />
      </PageSection>
      <section className="stage-container">
        <div className="mx-auto max-w-page px-gutter py-section md:text-center">
          <h2 className="font-text text-caption font-semibold text-lamp-300">{t("vision")}</h2>
          <div className="mt-5 font-display text-title *:mx-auto *:max-w-4xl [&_p]:text-balance">
            <Paragraphs text={about.vision || t("noVision")} />
          </div>
        </div>
      </section>
      {about.valuesHtml && (
        <PageSection title={t("values")}>
          <RichText html={about.valuesHtml} />
        </PageSection>
      )}
      <PageSection title={t("joinUs")}>
        <Paragraphs text={about.joinUs || t("noJoinUs")} />
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ButtonLink href={paths.volunteer}>{t("volunteer")}</ButtonLink>
          <NavLink
            href={siteLinks(settings).shareStory}
            className="inline-flex min-h-11 items-center font-semibold text-lamp-800 underline underline-offset-4"
          >
            {t("tellStory")}
          </NavLink>
        </p>
      </PageSection>
    </PageMain>
  );
}
