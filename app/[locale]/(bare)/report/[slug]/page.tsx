import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
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

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("reportPage"))("title"));
}

type PageProps = { params: Promise<{ slug: string }> };

/** Handles the form without script. */
async function sendReport(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("report", form);
}

export default async function ReportPage({ params }: PageProps) {
  const [t, outage, result, capability] = await Promise.all([
    getTranslations("reportPage"),
    getTranslations("outages"),
    getVideo(slugFromPath((await params).slug)),
    readCapability("reports"),
  ]);
  if (result.state === "unavailable" || capability.state === "unavailable")
    return <UnavailableNotice title={t("title")}>{outage("notReached")}</UnavailableNotice>;
  if (result.state === "missing" || capability.state === "missing") {
    answerNotFound();
    return <Notice title={t("gone")}>{t("goneText")}</Notice>;
  }
  const { name, slug, language } = result.data.video;
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t("title")}</h1>
        <p dir="auto" {...language} className="mt-3 mb-8 text-lead text-ink-soft">
          {name}
        </p>
        <FormMessages areas={["reportForm"]}>
          <ReportForm start={await formStartOf("report", { slug })} action={sendReport} />
        </FormMessages>
      </div>
    </PageMain>
  );
}
