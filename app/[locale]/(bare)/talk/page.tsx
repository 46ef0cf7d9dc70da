import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { CrisisLineList, HelpAtOnce, helpForVisitor } from "@/components/layout/crisis-lines";
import { CloseLink } from "@/components/ui/home-link";
import { Notice, WaysOn } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { getTalkContent } from "@/lib/provider/content";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { TalkForm } from "./_components/talk-form";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("talkPage"))("title"));
}

/** Handles the form without script. */
async function sendTalk(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("talk", form);
}

export default async function TalkPage() {
  const [t, outage, result, help] = await Promise.all([
    getTranslations("talkPage"),
    getTranslations("outages"),
    getTalkContent(),
    helpForVisitor(),
  ]);
  const [own] = help;
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title={t("title")} action={<HelpAtOnce help={help} />}>
        {outage("notReached")}
      </UnavailableNotice>
    );
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title={t("notHere")}>{t("notHereText")}</Notice>;
  }
  const { introduction, minorsReader } = result.data;
  return (
    <PageMain look="content">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t("title")}</h1>
        <p dir="auto" className="mt-3 text-lead whitespace-pre-line text-ink-soft">
          {introduction || t("lead")}
        </p>
        <HelpAtOnce help={help} />
        <h2 className="mt-10 mb-6 text-title">{t("writeToUs")}</h2>
        <FormMessages areas={["talkForm"]}>
          <TalkForm
            start={await formStartOf("talk")}
            action={sendTalk}
            minorsReader={minorsReader}
            help={own && <CrisisLineList lines={own.lines} />}
          />
        </FormMessages>
        <div className="mt-12 border-t border-ink/15 pt-6">
          <WaysOn />
        </div>
      </div>
    </PageMain>
  );
}
