import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { MailLinkForm } from "@/components/forms/mail-link-form";
import { Button } from "@/components/ui/button";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { dayText } from "@/lib/i18n/formats";
import { getPageLanguage, type PageLanguage } from "@/lib/language/page-language";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { apiPaths } from "@/lib/paths";
import { type MailedConsents, readConsents } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import { sentenceOf } from "@lampstand/contract/consent-sentences";
import type { CONSENTS_ABOUT } from "@lampstand/contract/consents";
import { dayIn } from "@lampstand/contract/days";
import { writtenIn } from "@lampstand/contract/languages";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { isolated } from "@/lib/utils/isolated";

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("withdrawConsent"))("title"));
}

/** Opening the page changes nothing, because programs that check emails open links too. */
export default async function WithdrawConsentPage({ params, searchParams }: PageProps) {
  const { token } = await params;
  const [t, page, outage, result, timeZone] = await Promise.all([
    getTranslations("withdrawConsent"),
    getPageLanguage(),
    getTranslations("outages"),
    readConsents(token),
    getTimeZone(),
  ]);
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title={t("invalid")}>{t("invalidText")}</Notice>;
  }
  if (result.state === "unavailable")
    return <UnavailableNotice title={t("title")}>{outage("notReached")}</UnavailableNotice>;
  const hasFailed = "failed" in (await searchParams);
  return <WithdrawForm {...{ token, page, timeZone, hasFailed }} mailed={result.data} />;
}

const ABOUT = {
  "Your story": "ownStory",
  "Your testimony": "ownTestimony",
  "A story": "story",
} as const satisfies Record<(typeof CONSENTS_ABOUT)[number], string>;

type WithdrawFormProps = {
  token: string;
  page: PageLanguage;
  mailed: MailedConsents;
  timeZone: string;
  hasFailed: boolean;
};

function WithdrawForm({ token, page, mailed, timeZone, hasFailed }: WithdrawFormProps) {
  const t = useTranslations("withdrawConsent");
  const about = mailed.about && t(ABOUT[mailed.about]);
  const stands = mailed.consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t(stands ? "title" : "withdrawn")}</h1>
        <p className="mt-3 text-lead text-ink-soft">
          {about && mailed.name
            ? t("aboutBy", { about, name: isolated(mailed.name) })
            : (about ?? mailed.name)}
        </p>
        <ConsentList consents={mailed.consents} page={page} timeZone={timeZone} />
        {stands ? (
          <MailLinkForm action={apiPaths.withdrawConsent} token={token} prefix={page.prefix}>
            {hasFailed && (
              <MessageBox kind="failure" role="alert">
                {t("failed")}
              </MessageBox>
            )}
            <p>{t("effect")}</p>
            <Button type="submit" size="large" className="text-lead">
              {t("withdraw")}
            </Button>
          </MailLinkForm>
        ) : (
          <p className="mt-8">{t("withdrawnText")}</p>
        )}
      </div>
    </PageMain>
  );
}

type ConsentListProps = Pick<WithdrawFormProps, "page" | "timeZone"> & Pick<MailedConsents, "consents">;

function ConsentList({ consents, page, timeZone }: ConsentListProps) {
  const t = useTranslations("withdrawConsent");
  const locale = useLocale();
  const dayOf = (moment: string | null) => moment && dayText(locale, dayIn(timeZone, moment));
  const datesOf = (givenAt: string | null, withdrawnAt: string | null) => {
    const [day, withdrawn] = [dayOf(givenAt), dayOf(withdrawnAt)];
    if (day && withdrawn) return t("agreedAndWithdrawn", { day, withdrawn });
    return day ? t("agreed", { day }) : withdrawn && t("withdrawnOn", { withdrawn });
  };
  return (
    <ul className="mt-8 grid gap-3">
      {consents.map(({ purpose, sentence, language, givenAt, withdrawnAt }) => (
        <li key={purpose} className="rounded-card border border-ink/15 bg-white p-6">
          <p dir="auto" {...writtenIn(sentence ? language : page.language)}>
            {sentence || sentenceOf(purpose, page.language)}
          </p>
          <p className="mt-1 text-caption text-ink-soft">{datesOf(givenAt, withdrawnAt)}</p>
        </li>
      ))}
    </ul>
  );
}
