import { HeroMedia } from "@/components/ui/hero-media";
import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { Paragraphs } from "@/components/ui/paragraphs";
import { getVolunteerContent, type VolunteerContent } from "@/lib/provider/volunteer";
import { sendVolunteer } from "@/lib/forms/plain-actions";
import { startOf } from "@/lib/forms/plain-form";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { VolunteerFeatures } from "./volunteer-features";
import { VolunteerForm } from "./volunteer-form";

/** The volunteer page with its form (specification section 2, Volunteer). */
export async function VolunteerPage() {
  const { hero, introduction, work, closing } = await getVolunteerContent();
  const title = hero.heading || SITE_PAGES["/volunteer"].title;
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        lead={hero.paragraph || SITE_PAGES["/volunteer"].description}
        aside={hero.media && <HeroMedia src={hero.media} label={title} />}
      />
      <TextSection {...introduction} fallbackHeading="What volunteers do" />
      <TextSection heading={work.heading} paragraph={work.paragraph} fallbackHeading="How it works" />
      <VolunteerFeatures heading={work.featuresHeading || "Ways to help"} features={work.features} />
      <TextSection {...closing} fallbackHeading="What we ask of you" />
      <PageSection title="Offer your help">
        <VolunteerForm start={await startOf("volunteer")} action={sendVolunteer} />
      </PageSection>
    </PageMain>
  );
}

type TextSectionProps = VolunteerContent["closing"] & { fallbackHeading: string };

/** A heading alone is shown with nothing below it; a paragraph alone gets a heading. */
function TextSection({ heading, paragraph, fallbackHeading }: TextSectionProps) {
  if (!heading && !paragraph) return null;
  return (
    <PageSection title={heading || fallbackHeading}>
      {paragraph && <Paragraphs text={paragraph} />}
    </PageSection>
  );
}
