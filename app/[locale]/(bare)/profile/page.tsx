import type { Metadata } from "next";
import { ProfileScreen } from "./_components/profile-screen";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { requireSession } from "@/lib/auth/session";

export const metadata: Metadata = unlistedMetadata("Your profile");

export default async function Page() {
  await requireSession(paths.profile);
  return <ProfileScreen />;
}
