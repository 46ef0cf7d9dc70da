import type { Metadata } from "next";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { sendJoinUs } from "@/lib/forms/plain-actions";
import { formStartOf } from "@/lib/forms/forms";
import { paths } from "@/lib/paths";
import { formQuerySchema } from "@/lib/schemas/requests";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { JoinUsForm } from "./_components/join-us-form";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.joinUs);
}

export default async function JoinUsPage({ searchParams }: PageProps) {
  const { recordedAt } = formQuerySchema.parse(await searchParams);
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
