import type { Metadata } from "next";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { Button } from "@/components/ui/button";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { apiPaths } from "@/lib/paths";
import { type ConsentRequest, readConsentRequest } from "@/lib/provider/mail-links";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export const metadata: Metadata = unlistedMetadata("Your story");

/** Opening the page agrees to nothing, because programs that check emails open links too. */
export default async function GiveConsentPage({ params, searchParams }: PageProps) {
  const { token } = await params;
  const result = await readConsentRequest(token);
  if (result.state === "missing") {
    answerNotFound();
    return (
      <Notice title="This link isn’t valid">
        It may have expired. Please open the full link from our email. If it still doesn’t work, write to us.
      </Notice>
    );
  }
  if (result.state === "unavailable")
    return <UnavailableNotice title="Your story">We couldn’t reach our server just now.</UnavailableNotice>;
  if (result.data.isGiven)
    return (
      <Notice title="Thank you">
        {`You have agreed that ${OF[result.data.asks]} may be shown. A mail tells you what you agreed to, with a link by which you can take it back.`}
      </Notice>
    );
  return <QuestionForm token={token} asked={result.data} hasFailed={"failed" in (await searchParams)} />;
}

const OF: Record<ConsentRequest["asks"], string> = {
  teller: "your story",
  again: "your story",
  parent: "this story",
  seen: "this story",
};

type QuestionFormProps = { token: string; asked: ConsentRequest; hasFailed: boolean };

function QuestionForm({ token, asked, hasFailed }: QuestionFormProps) {
  const { name, sentence, version, asks, film } = asked;
  const story = OF[asks];
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">
          {asks === "again" ? "May your story stay?" : `May we show ${story}?`}
        </h1>
        <p className="mt-3 text-lead text-ink-soft">
          {name && `${story === "your story" ? "Your story, by" : "A story by"} ${name}`}
        </p>
        <p dir="auto" className="mt-8 rounded-card border border-ink/15 bg-white p-6">
          {sentence}
        </p>
        {film && (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are written before it is published
          <video
            src={film}
            controls
            playsInline
            preload="metadata"
            aria-label="The story as visitors would see it"
            className="mx-auto mt-8 max-h-[75svh] rounded-card bg-ink"
          />
        )}
        {film === null ? (
          <p role="status" className="mt-8">
            The video isn’t ready yet. Please come back in an hour to watch it and decide.
          </p>
        ) : (
          <AgreeForm token={token} version={version} asks={asks} hasFailed={hasFailed} />
        )}
      </div>
    </PageMain>
  );
}

type AgreeFormProps = Pick<ConsentRequest, "version" | "asks"> & { token: string; hasFailed: boolean };

function AgreeForm({ token, version, asks, hasFailed }: AgreeFormProps) {
  return (
    <form method="post" action={apiPaths.giveConsent} className="mt-8 grid justify-items-start gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {hasFailed && (
        <MessageBox kind="failure" role="alert">
          That didn’t work, and you haven’t agreed to anything yet. Please read the text again and try once
          more.
        </MessageBox>
      )}
      <p>
        {asks === "again"
          ? "If you want it removed, use the other link in our email."
          : `If you do not agree, close this page: ${OF[asks]} is not shown then.`}
      </p>
      <Button type="submit" size="large" className="text-lead">
        I agree
      </Button>
    </form>
  );
}
