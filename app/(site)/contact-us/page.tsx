import type { Metadata } from "next";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { sendContactUs } from "@/lib/forms/plain-actions";
import { formStartOf } from "@/lib/forms/forms";
import { paths } from "@/lib/paths";
import { formQuerySchema } from "@/lib/schemas/requests";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { ContactForm } from "./_components/contact-form";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.contactUs);
}

export default async function ContactPage({ searchParams }: PageProps) {
  const { recordedAt } = formQuerySchema.parse(await searchParams);
  return (
    <PageMain look="content">
      <PageHero title={SITE_PAGES[paths.contactUs].title} lead="Please submit the form below" />
      <PageSection title="Your message">
        <ContactForm start={await formStartOf("contact-us", { recordedAt })} action={sendContactUs} />
      </PageSection>
    </PageMain>
  );
}
