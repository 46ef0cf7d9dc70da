import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import { CloseLink } from "@/components/ui/close-link";
import { PageMain } from "@/components/ui/page-main";
import type { GivenConsents } from "@/lib/provider/consents";
import { formatBlogDate } from "@/lib/utils/dates";
import { sentenceOf } from "@/lib/schemas/consent-sentences";

type WithdrawConsentPageProps = { token: string; given: GivenConsents; hasFailed: boolean };

/** What somebody agreed to, and one button to take it back: a plain form. */
export function WithdrawConsentPage({ token, given, hasFailed }: WithdrawConsentPageProps) {
  const stands = given.consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">
          {stands ? "Withdraw your consent" : "Your consent is withdrawn"}
        </h1>
        <p className="mt-3 text-lead text-ink-soft">
          {[given.about, given.name].filter(Boolean).join(", by ")}
        </p>
        <Sentences consents={given.consents} />
        {stands ? (
          <form method="post" action="/api/withdraw-consent" className="mt-8 grid justify-items-start gap-4">
            <input type="hidden" name="token" value={token} />
            {hasFailed && (
              <p role="alert" className="rounded-xl border-2 border-ember-800 bg-white p-4">
                That did not work, and your consent still stands. Please try again in a moment.
              </p>
            )}
            <p>If you withdraw it, what you gave us is taken off this site.</p>
            <button type="submit" className={`${PRIMARY_BUTTON} min-h-13 text-lead`}>
              Withdraw my consent
            </button>
          </form>
        ) : (
          <p className="mt-8">We do not show what you gave us any more, and keep a note that you withdrew.</p>
        )}
      </div>
    </PageMain>
  );
}

function Sentences({ consents }: Pick<GivenConsents, "consents">) {
  return (
    <ul className="mt-8 grid gap-3">
      {consents.map(({ purpose, sentence, givenAt, withdrawnAt }) => (
        <li key={purpose} className="rounded-card border border-ink/15 bg-white p-6">
          <p dir="auto">{sentence || sentenceOf(purpose)}</p>
          <p className="mt-1 text-caption text-ink-soft">
            {givenAt && `Agreed on ${formatBlogDate(givenAt)}`}
            {withdrawnAt && `, withdrawn on ${formatBlogDate(withdrawnAt)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
