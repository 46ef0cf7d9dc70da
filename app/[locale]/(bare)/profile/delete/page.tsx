import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeleteAccountScreen } from "./_components/delete-account-screen";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { requireSession } from "@/lib/auth/session";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("deleteAccount"))("title"));
}

export default async function Page() {
  await requireSession(paths.profileDelete);
  return <DeleteAccountScreen />;
}
