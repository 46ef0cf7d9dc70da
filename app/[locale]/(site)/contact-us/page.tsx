import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
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
  const t = await getTranslations("contactPage");
  return (
    <PageMain look="content">
      <PageHero title={(await sitePageTexts(paths.contactUs)).title} lead={t("lead")} />
      <PageSection title={t("yourMessage")}>
        <FormMessages areas={["contactForm"]}>
          <ContactForm start={await formStartOf("contact-us", { recordedAt })} action={sendContactUs} />
        </FormMessages>
      </PageSection>
    </PageMain>
  );
}
