import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MailLinkForm } from "@/components/forms/mail-link-form";
import { Button } from "@/components/ui/button";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { getPageLanguage } from "@/lib/language/page-language";
import { apiPaths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("stopMails"))("title"));
}

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

/** Opening the page changes nothing, because programs that check emails open links too. */
export default async function StopMailsPage({ params, searchParams }: PageProps) {
  const [t, { prefix }] = await Promise.all([getTranslations("stopMails"), getPageLanguage()]);
  const { token } = await params;
  const outcome = await searchParams;
  if ("done" in outcome) return <Notice title={t("done")}>{t("doneText")}</Notice>;
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{t("title")}</h1>
        <p className="mt-3 text-lead text-ink-soft">{t("lead")}</p>
        <MailLinkForm action={apiPaths.stopMails} token={token} prefix={prefix}>
          {"failed" in outcome && (
            <MessageBox kind="failure" role="alert">
              {t("failed")}
            </MessageBox>
          )}
          <Button type="submit" size="large" className="text-lead">
            {t("stop")}
          </Button>
        </MailLinkForm>
      </div>
    </PageMain>
  );
}
