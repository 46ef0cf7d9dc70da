import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { formStartOf } from "@/lib/forms/forms";
import { sendContactUs } from "@/lib/forms/plain-actions";
import { paths } from "@/lib/paths";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { ContactForm } from "./contact-form";

/** `recordedAt`: the place of a recording, from the query. */
export async function ContactPage({ recordedAt = "" }: { recordedAt?: string }) {
  return (
    <PageMain look="content">
      <PageHero title={SITE_PAGES[paths.contactUs].title} lead="Please submit the form below" />
      <PageSection title="Your message">
        <ContactForm start={await formStartOf("contact-us", { recordedAt })} action={sendContactUs} />
      </PageSection>
    </PageMain>
  );
}
