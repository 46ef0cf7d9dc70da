import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { formStartOf } from "@/lib/forms/forms";
import { sendJoinUs } from "@/lib/forms/plain-actions";
import { JoinUsForm } from "./join-us-form";

/** `recordedAt`: the place of a recording, from the query. */
export async function JoinUsPage({ recordedAt = "" }: { recordedAt?: string }) {
  return (
    <PageMain look="content">
      <PageHero
        title="Thanks for sharing your testimony"
        lead="Tell us who you are and how we may use what you shared."
      />
      <PageSection title="Your details">
        <JoinUsForm start={await formStartOf("join-us", { recordedAt })} action={sendJoinUs} />
      </PageSection>
    </PageMain>
  );
}
