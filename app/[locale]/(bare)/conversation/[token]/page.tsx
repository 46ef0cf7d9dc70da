import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { HelpAtOnce, helpForVisitor } from "@/components/layout/crisis-lines";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { dayText } from "@/lib/i18n/formats";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { type Messages, readConversation } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { dayIn } from "@lampstand/contract/days";
import { ReplyForm } from "./_components/reply-form";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("conversationPage"))("title"));
}

type PageProps = { params: Promise<{ token: string }> };

/** Handles the form without script. */
async function sendReply(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("conversation", form);
}

/** Anyone who reads the email can open it, so it doesn't repeat what the person wrote. */
export default async function ConversationPage({ params }: PageProps) {
  const { token } = await params;
  const [t, outage, result, timeZone, help] = await Promise.all([
    getTranslations("conversationPage"),
    getTranslations("outages"),
    readConversation(token),
    getTimeZone(),
    helpForVisitor(),
  ]);
  const atOnce = <HelpAtOnce help={help} />;
  if (result.state === "missing") {
    answerNotFound();
    return (
      <Notice title={t("ended")} action={atOnce}>
        {t("endedText")}
      </Notice>
    );
  }
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title={t("title")} action={atOnce}>
        {outage("notReached")}
      </UnavailableNotice>
    );
  return (
    <PageMain look="content">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t("title")}</h1>
        <p className="mt-3 text-lead text-ink-soft">{t("lead")}</p>
        <MessageList messages={result.data.messages} timeZone={timeZone} />
        <h2 className="mt-10 mb-6 text-title">{t("reply")}</h2>
        <FormMessages areas={["conversationForm"]}>
          <ReplyForm start={await formStartOf("conversation", { token })} action={sendReply} />
        </FormMessages>
        {atOnce}
      </div>
    </PageMain>
  );
}

function MessageList({ messages, timeZone }: { messages: Messages; timeZone: string }) {
  const t = useTranslations("conversationPage");
  const locale = useLocale();
  return (
    <ol className="mt-8 grid gap-3">
      {messages.map(({ text, sentAt }, index) => {
        const day = sentAt && dayText(locale, dayIn(timeZone, sentAt));
        return text ? (
          <li key={index} className="rounded-card border border-ink/15 bg-white p-6">
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
            <p className="mt-1 text-caption text-ink-soft">{day}</p>
          </li>
        ) : (
          <li key={index} className="text-caption text-ink-soft">
            {day ? t("wrote", { day }) : t("wroteEarlier")}
          </li>
        );
      })}
    </ol>
  );
}
