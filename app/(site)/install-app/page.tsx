import type { Metadata } from "next";
import { InstallAppPage } from "./_components/install-app-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/install-app");
}

export default function Page() {
  return <InstallAppPage />;
}
