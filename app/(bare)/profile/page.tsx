import type { Metadata } from "next";
import { ProfileScreen } from "@/components/auth/profile-screen";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { requireSession } from "@/lib/auth/require-session";

export const metadata: Metadata = unlistedMetadata("Your profile");

export default async function Page() {
  await requireSession("/profile");
  return <ProfileScreen />;
}
