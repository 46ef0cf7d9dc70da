import type { Metadata } from "next";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { Button } from "@/components/ui/button";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { apiPaths } from "@/lib/paths";
import { type MailedConsents, readConsents } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import { sentenceOf } from "@lampstand/contract/consents";
import { dayIn } from "@lampstand/contract/days";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export const metadata: Metadata = unlistedMetadata("Withdraw your consent");

/** Opening the page changes nothing, because programs that check emails open links too. */
export default async function WithdrawConsentPage({ params, searchParams }: PageProps) {
  const { token } = await params;
  const [result, timeZone] = await Promise.all([readConsents(token), getTimeZone()]);
  if (result.state === "missing") {
    answerNotFound();
    return (
      <Notice title="This link isn’t valid">
        Please open the full link from our email. If it still doesn’t work, write to us.
      </Notice>
    );
  }
  if (result.state === "unavailable")
    return (
      <UnavailableNotice title="Withdraw your consent">
        We couldn’t reach our server just now.
      </UnavailableNotice>
    );
  const hasFailed = "failed" in (await searchParams);
  return <WithdrawForm token={token} mailed={result.data} timeZone={timeZone} hasFailed={hasFailed} />;
}

type WithdrawFormProps = { token: string; mailed: MailedConsents; timeZone: string; hasFailed: boolean };

function WithdrawForm({ token, mailed, timeZone, hasFailed }: WithdrawFormProps) {
  const stands = mailed.consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">
          {stands ? "Withdraw your consent" : "You’ve withdrawn your consent"}
        </h1>
        <p className="mt-3 text-lead text-ink-soft">
          {[mailed.about, mailed.name].filter(Boolean).join(", by ")}
        </p>
        <ConsentList consents={mailed.consents} timeZone={timeZone} />
        {stands ? (
          <form
            method="post"
            action={apiPaths.withdrawConsent}
            className="mt-8 grid justify-items-start gap-4"
          >
            <input type="hidden" name="token" value={token} />
            {hasFailed && (
              <MessageBox kind="failure" role="alert">
                That didn’t work, so your consent still applies. Please try again in a moment.
              </MessageBox>
            )}
            <p>If you withdraw it, we’ll remove what you shared from this site.</p>
            <Button type="submit" size="large" className="text-lead">
              Withdraw my consent
            </Button>
          </form>
        ) : (
          <p className="mt-8">
            We no longer show what you shared. We keep a note that you withdrew your consent.
          </p>
        )}
      </div>
    </PageMain>
  );
}

type ConsentListProps = Pick<MailedConsents, "consents"> & { timeZone: string };

function ConsentList({ consents, timeZone }: ConsentListProps) {
  const day = (moment: string) => dayIn(timeZone, moment);
  return (
    <ul className="mt-8 grid gap-3">
      {consents.map(({ purpose, sentence, givenAt, withdrawnAt }) => (
        <li key={purpose} className="rounded-card border border-ink/15 bg-white p-6">
          <p dir="auto">{sentence || sentenceOf(purpose)}</p>
          <p className="mt-1 text-caption text-ink-soft">
            {[givenAt && `Agreed on ${day(givenAt)}`, withdrawnAt && `withdrawn on ${day(withdrawnAt)}`]
              .filter(Boolean)
              .join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
