import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { sendContactUs } from "@/lib/forms/plain-actions";
import { startOf } from "@/lib/forms/plain-form";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { ContactForm } from "./contact-form";

/** The contact page (specification section 2). */
export async function ContactPage({ recordedAt }: { recordedAt: string }) {
  return (
    <PageMain look="content">
      <PageHero title={SITE_PAGES["/contact-us"].title} lead="Please submit the form below" />
      <PageSection title="Your message">
        <ContactForm start={await startOf("contact-us", { recordedAt })} action={sendContactUs} />
      </PageSection>
    </PageMain>
  );
}
