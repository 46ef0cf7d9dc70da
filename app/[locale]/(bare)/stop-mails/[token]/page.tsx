import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { CloseLink } from "@/components/ui/home-link";
import { MessageBox } from "@/components/ui/message-box";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { apiPaths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

const TITLE = "Emails about prayers";

export const metadata: Metadata = unlistedMetadata(TITLE);

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

/** Opening the page changes nothing, because programs that check emails open links too. */
export default async function StopMailsPage({ params, searchParams }: PageProps) {
  const { token } = await params;
  const outcome = await searchParams;
  if ("done" in outcome)
    return <Notice title="You’re unsubscribed">We won’t send you these emails again.</Notice>;
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{TITLE}</h1>
        <p className="mt-3 text-lead text-ink-soft">
          Once a week we email you how many people prayed for your story.
        </p>
        <form method="post" action={apiPaths.stopMails} className="mt-8 grid justify-items-start gap-4">
          <input type="hidden" name="token" value={token} />
          {"failed" in outcome && (
            <MessageBox kind="failure" role="alert">
              That didn’t work. Please open the full link from our email, or write to us.
            </MessageBox>
          )}
          <Button type="submit" size="large" className="text-lead">
            Stop these emails
          </Button>
        </form>
      </div>
    </PageMain>
  );
}
