import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { sendJoinUs } from "@/lib/forms/plain-actions";
import { startOf } from "@/lib/forms/plain-form";
import { JoinUsForm } from "./join-us-form";

/** The testimony consent page (specification section 2). */
export async function JoinUsPage({ recordedAt }: { recordedAt: string }) {
  return (
    <PageMain look="content">
      <PageHero
        title="Thanks for sharing your testimony"
        lead="Tell us who you are and how we may use what you shared."
      />
      <PageSection title="Your details">
        <JoinUsForm start={await startOf("join-us", { recordedAt })} action={sendJoinUs} />
      </PageSection>
    </PageMain>
  );
}
