import type { Metadata } from "next";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { paths } from "@/lib/paths";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";
import { ContactForm } from "./_components/contact-form";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.contactUs);
}

/** Handles the form without script. */
async function sendContactUs(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("contact-us", form);
}

/** `recordedAt` is the place of a recording, as `per-request` reads it from the query. */
export default async function ContactPage({ recordedAt = "" }: { recordedAt?: string }) {
  return (
    <PageMain look="content">
      <PageHero title={(await sitePageTexts(paths.contactUs)).title} lead="Please submit the form below" />
      <PageSection title="Your message">
        <ContactForm start={await formStartOf("contact-us", { recordedAt })} action={sendContactUs} />
      </PageSection>
    </PageMain>
  );
}
