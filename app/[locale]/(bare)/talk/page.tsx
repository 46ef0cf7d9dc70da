import type { Metadata } from "next";
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

const TITLE = "Talk to someone";

const LEAD = "You don’t have to face this alone. Write a few words, and one of us will write back.";

export const metadata: Metadata = unlistedMetadata(TITLE);

/** Handles the form without script. */
async function sendTalk(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("talk", form);
}

export default async function TalkPage() {
  const [result, help] = await Promise.all([getTalkContent(), helpForVisitor()]);
  const [own] = help;
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title={TITLE} action={<HelpAtOnce help={help} />}>
        We couldn’t reach our server just now.
      </UnavailableNotice>
    );
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title="This isn’t available here">You can use our contact form instead.</Notice>;
  }
  const { introduction, minorsReader } = result.data;
  return (
    <PageMain look="content">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{TITLE}</h1>
        <p dir="auto" className="mt-3 text-lead whitespace-pre-line text-ink-soft">
          {introduction || LEAD}
        </p>
        <HelpAtOnce help={help} />
        <h2 className="mt-10 mb-6 text-title">Write to us</h2>
        <TalkForm
          start={await formStartOf("talk")}
          action={sendTalk}
          minorsReader={minorsReader}
          help={own && <CrisisLineList lines={own.lines} />}
        />
        <div className="mt-12 border-t border-ink/15 pt-6">
          <WaysOn />
        </div>
      </div>
    </PageMain>
  );
}
