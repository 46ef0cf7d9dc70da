import type { Metadata } from "next";
import { HelpDeskPage } from "@/components/help/help-desk-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/help-desk");
}

export default function Page() {
  return <HelpDeskPage />;
}
