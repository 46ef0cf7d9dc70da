import type { Metadata } from "next";
import { EditProfileScreen } from "./_components/edit-profile-screen";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { requireSession } from "@/lib/auth/session";

export const metadata: Metadata = unlistedMetadata("Edit profile");

export default async function Page() {
  await requireSession(paths.profileEdit);
  return <EditProfileScreen />;
}
