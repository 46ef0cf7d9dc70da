import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Notice } from "@/components/ui/notice";
import { WithdrawConsentPage } from "./_components/withdraw-consent-page";
import { readConsents } from "@/lib/provider/consents";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";

type PageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export const metadata: Metadata = unlistedMetadata("Withdraw your consent");

/** Opening the link changes nothing: programs that check mails open links, too. */
export default async function Page({ params, searchParams }: PageProps) {
  const { token } = await params;
  const reading = await readConsents(token);
  if (reading.state === "missing") notFound();
  if (reading.state === "unavailable")
    return (
      <Notice title="Withdraw your consent">
        We could not reach our server just now. Please load the page again in a moment.
      </Notice>
    );
  return (
    <WithdrawConsentPage token={token} given={reading.data} hasFailed={"failed" in (await searchParams)} />
  );
}
