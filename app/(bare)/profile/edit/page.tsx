import type { Metadata } from "next";
import { EditProfileScreen } from "@/components/auth/edit-profile-screen";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { requireSession } from "@/lib/auth/require-session";

export const metadata: Metadata = unlistedMetadata("Edit profile");

export default async function Page() {
  await requireSession("/profile/edit");
  return <EditProfileScreen />;
}
