import type { Metadata } from "next";
import { ProfileScreen } from "@/components/members/profile-screen";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { requireSession } from "@/lib/session/require-session";

export const metadata: Metadata = unlistedMetadata("Your profile");

export default async function Page() {
  await requireSession("/profile");
  return <ProfileScreen />;
}
