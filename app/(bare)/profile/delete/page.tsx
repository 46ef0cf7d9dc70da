import type { Metadata } from "next";
import { DeleteAccountScreen } from "@/components/members/delete-account-screen";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { requireSession } from "@/lib/session/require-session";

export const metadata: Metadata = unlistedMetadata("Delete your account");

export default async function Page() {
  await requireSession("/profile/delete");
  return <DeleteAccountScreen />;
}
