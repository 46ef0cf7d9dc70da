import type { Metadata } from "next";
import { DeleteAccountScreen } from "@/components/auth/delete-account-screen";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { requireSession } from "@/lib/auth/require-session";

export const metadata: Metadata = unlistedMetadata("Delete your account");

export default async function Page() {
  await requireSession("/profile/delete");
  return <DeleteAccountScreen />;
}
