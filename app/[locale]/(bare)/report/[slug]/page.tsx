import type { Metadata } from "next";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { slugFromPath } from "@/lib/paths";
import { readCapability } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { ReportForm } from "./_components/report-form";

const TITLE = "Report this story";

export const metadata: Metadata = unlistedMetadata(TITLE);

type PageProps = { params: Promise<{ slug: string }> };

/** Handles the form without script. */
async function sendReport(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("report", form);
}

export default async function ReportPage({ params }: PageProps) {
  const [result, capability] = await Promise.all([
    getVideo(slugFromPath((await params).slug)),
    readCapability("reports"),
  ]);
  if (result.state === "unavailable" || capability.state === "unavailable")
    return <UnavailableNotice title={TITLE}>We couldn’t reach our server just now.</UnavailableNotice>;
  if (result.state === "missing" || capability.state === "missing") {
    answerNotFound();
    return <Notice title="We can’t find this story">It may already have been removed.</Notice>;
  }
  const { name, slug } = result.data.video;
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{TITLE}</h1>
        <p dir="auto" className="mt-3 mb-8 text-lead text-ink-soft">
          {name}
        </p>
        <ReportForm start={await formStartOf("report", { slug })} action={sendReport} />
      </div>
    </PageMain>
  );
}
