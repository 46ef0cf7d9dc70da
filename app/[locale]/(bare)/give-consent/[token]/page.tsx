import { writtenIn } from "@lampstand/contract/languages";
import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { MailLinkForm } from "@/components/forms/mail-link-form";
import { Button } from "@/components/ui/button";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { getPageLanguage, type PageLanguage } from "@/lib/language/page-language";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { apiPaths } from "@/lib/paths";
import { type ConsentRequest, readConsentRequest } from "@/lib/provider/mail-links";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { isolated } from "@/lib/utils/isolated";

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("giveConsent"))("title"));
}

/** Opening the page agrees to nothing, because programs that check emails open links too. */
export default async function GiveConsentPage({ params, searchParams }: PageProps) {
  const [{ token }, page] = await Promise.all([params, getPageLanguage()]);
  const [t, outage, result] = await Promise.all([
    getTranslations("giveConsent"),
    getTranslations("outages"),
    readConsentRequest(token, page.language),
  ]);
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title={t("invalid")}>{t("invalidText")}</Notice>;
  }
  if (result.state === "unavailable")
    return <UnavailableNotice title={t("title")}>{outage("notReached")}</UnavailableNotice>;
  if (result.data.isGiven) return <Notice title={t("thanks")}>{t(`given${OF[result.data.asks]}`)}</Notice>;
  const hasFailed = "failed" in (await searchParams);
  return <QuestionForm {...{ token, page, hasFailed }} asked={result.data} />;
}

/** Whose story it is to the reader. */
const OF = {
  teller: "Own",
  again: "Own",
  parent: "This",
  seen: "This",
} as const satisfies Record<ConsentRequest["asks"], string>;

type QuestionFormProps = { token: string; page: PageLanguage; asked: ConsentRequest; hasFailed: boolean };

function QuestionForm({ asked, ...sent }: QuestionFormProps) {
  const { name, sentence, language, asks, film } = asked;
  const t = useTranslations("giveConsent");
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t(asks === "again" ? "askStay" : `ask${OF[asks]}`)}</h1>
        <p className="mt-3 text-lead text-ink-soft">{name && t(`by${OF[asks]}`, { name: isolated(name) })}</p>
        <p
          dir="auto"
          {...writtenIn(language)}
          className="mt-8 rounded-card border border-ink/15 bg-white p-6"
        >
          {sentence}
        </p>
        {film && (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are written before it is published
          <video
            src={film}
            controls
            playsInline
            preload="metadata"
            aria-label={t("video")}
            className="mx-auto mt-8 max-h-[75svh] rounded-card bg-ink"
          />
        )}
        {film === null ? (
          <p role="status" className="mt-8">
            {t("videoNotReady")}
          </p>
        ) : (
          <AgreeForm {...sent} asked={asked} />
        )}
      </div>
    </PageMain>
  );
}

function AgreeForm({ token, page, asked, hasFailed }: QuestionFormProps) {
  const { version, language, asks } = asked;
  const t = useTranslations("giveConsent");
  return (
    <MailLinkForm action={apiPaths.giveConsent} token={token} prefix={page.prefix}>
      <input type="hidden" name="version" value={version} />
      {language && <input type="hidden" name="language" value={language} />}
      {hasFailed && (
        <MessageBox kind="failure" role="alert">
          {t("failed")}
        </MessageBox>
      )}
      <p>{t(asks === "again" ? "removeInstead" : `close${OF[asks]}`)}</p>
      <Button type="submit" size="large" className="text-lead">
        {t("agree")}
      </Button>
    </MailLinkForm>
  );
}
