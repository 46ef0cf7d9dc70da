import type { Metadata } from "next";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { paths } from "@/lib/paths";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { JoinUsForm } from "./_components/join-us-form";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.joinUs);
}

/** Handles the form without script. */
async function sendJoinUs(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("join-us", form);
}

/** `recordedAt` is the place of a recording, as `per-request` reads it from the query. */
export default async function JoinUsPage({ recordedAt = "" }: { recordedAt?: string }) {
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
