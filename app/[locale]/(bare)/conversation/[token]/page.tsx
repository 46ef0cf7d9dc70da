import type { Metadata } from "next";
import { HelpAtOnce, helpForVisitor } from "@/components/layout/crisis-lines";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { type Messages, readConversation } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { dayIn } from "@lampstand/contract/days";
import { ReplyForm } from "./_components/reply-form";

const TITLE = "What we wrote to you";

export const metadata: Metadata = unlistedMetadata(TITLE);

type PageProps = { params: Promise<{ token: string }> };

/** Handles the form without script. */
async function sendReply(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("conversation", form);
}

/** Anyone who reads the email can open it, so it doesn't repeat what the person wrote. */
export default async function ConversationPage({ params }: PageProps) {
  const { token } = await params;
  const [result, timeZone, help] = await Promise.all([
    readConversation(token),
    getTimeZone(),
    helpForVisitor(),
  ]);
  const atOnce = <HelpAtOnce help={help} />;
  if (result.state === "missing") {
    answerNotFound();
    return (
      <Notice title="This conversation has ended" action={atOnce}>
        If you think it’s still open, check that you opened the full link from our email. You can write to us
        again at any time.
      </Notice>
    );
  }
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title={TITLE} action={atOnce}>
        We couldn’t reach our server just now.
      </UnavailableNotice>
    );
  return (
    <PageMain look="content">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{TITLE}</h1>
        <p className="mt-3 text-lead text-ink-soft">
          Only two of us can read what you write here. This page never shows your own messages again.
        </p>
        <MessageList messages={result.data.messages} timeZone={timeZone} />
        <h2 className="mt-10 mb-6 text-title">Reply</h2>
        <ReplyForm start={await formStartOf("conversation", { token })} action={sendReply} />
        {atOnce}
      </div>
    </PageMain>
  );
}

function MessageList({ messages, timeZone }: { messages: Messages; timeZone: string }) {
  return (
    <ol className="mt-8 grid gap-3">
      {messages.map(({ text, sentAt }, index) => {
        const day = sentAt && dayIn(timeZone, sentAt);
        return text ? (
          <li key={index} className="rounded-card border border-ink/15 bg-white p-6">
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
            <p className="mt-1 text-caption text-ink-soft">{day}</p>
          </li>
        ) : (
          <li
            key={index}
            className="text-caption text-ink-soft"
          >{`You wrote on ${day ?? "an earlier day"}.`}</li>
        );
      })}
    </ol>
  );
}
