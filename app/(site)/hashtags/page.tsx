import type { Metadata } from "next";
import { HashtagsPage } from "@/components/hashtags/hashtags-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/hashtags");
}

export default function Page() {
  return <HashtagsPage />;
}
