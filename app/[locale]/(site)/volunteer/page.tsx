import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { HeroMedia } from "@/components/ui/media-item";
import { OutageNote } from "@/components/ui/unavailable";
import { HERO_NOTE, PageHero, PageMain, PageSection, Paragraphs } from "@/components/ui/page-layout";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { EMPTY_VOLUNTEER, getVolunteerContent, type VolunteerContent } from "@/lib/provider/content";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";
import { VolunteerForm } from "./_components/volunteer-form";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.volunteer);
}

/** Handles the form without script. */
async function sendVolunteer(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("volunteer", form);
}

export default async function VolunteerPage() {
  const [t, texts, result] = await Promise.all([
    getTranslations("volunteerPage"),
    sitePageTexts(paths.volunteer),
    getVolunteerContent(),
  ]);
  const { hero, introduction, work, closing } = dataOr(result, EMPTY_VOLUNTEER);
  const title = hero.heading || texts.title;
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        lead={hero.paragraph || texts.description}
        aside={hero.media && <HeroMedia src={hero.media} label={title} />}
      >
        {result.state === "unavailable" && <OutageNote what="volunteer" className={HERO_NOTE} />}
      </PageHero>
      <TextSection {...introduction} fallbackHeading={t("work")} />
      <TextSection heading={work.heading} paragraph={work.paragraph} fallbackHeading={t("howItWorks")} />
      <VolunteerFeatures heading={work.featuresHeading || t("ways")} features={work.features} />
      <TextSection {...closing} fallbackHeading={t("whatWeAsk")} />
      <PageSection title={t("offerHelp")}>
        <FormMessages areas={["volunteerForm"]}>
          <VolunteerForm start={await formStartOf("volunteer")} action={sendVolunteer} />
        </FormMessages>
      </PageSection>
    </PageMain>
  );
}

type TextSectionProps = VolunteerContent["closing"] & { fallbackHeading: string };

function TextSection({ heading, paragraph, fallbackHeading }: TextSectionProps) {
  if (!heading && !paragraph) return null;
  return (
    <PageSection title={heading || fallbackHeading}>
      {paragraph && <Paragraphs text={paragraph} />}
    </PageSection>
  );
}

type VolunteerFeaturesProps = { heading: string; features: string[] };

function VolunteerFeatures({ heading, features }: VolunteerFeaturesProps) {
  if (features.length === 0) return null;
  return (
    <section className="stage-container">
      <div className="mx-auto max-w-page px-gutter py-16 md:py-20">
        <h2 dir="auto" className="text-title">
          {heading}
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {features.map((feature, index) => (
            <li key={index} dir="auto" className="rounded-card bg-dusk-800 p-6">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
