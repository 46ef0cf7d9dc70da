import type { Metadata } from "next";
import { AboutPage } from "./_components/about-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/about-us");
}

export default function Page() {
  return <AboutPage />;
}
