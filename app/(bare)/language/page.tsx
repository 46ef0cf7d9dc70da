import type { Metadata } from "next";
import { LanguagePage } from "./_components/language-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/language");
}

export default function Page() {
  return <LanguagePage />;
}
