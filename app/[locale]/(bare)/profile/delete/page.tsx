import type { Metadata } from "next";
import { DeleteAccountScreen } from "./_components/delete-account-screen";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { requireSession } from "@/lib/auth/session";

export const metadata: Metadata = unlistedMetadata("Delete your account");

export default async function Page() {
  await requireSession(paths.profileDelete);
  return <DeleteAccountScreen />;
}
