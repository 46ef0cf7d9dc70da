import type { Metadata } from "next";
import { paths } from "@/lib/paths";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { HashtagsPage } from "./_components/hashtags-page";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.hashtags);
}

export default function Page() {
  return <HashtagsPage />;
}
