import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileScreen } from "./_components/profile-screen";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { requireSession } from "@/lib/auth/session";

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("profile"))("title"));
}

export default async function Page() {
  await requireSession(paths.profile);
  return <ProfileScreen />;
}
