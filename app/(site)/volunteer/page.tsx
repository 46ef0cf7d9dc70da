import type { Metadata } from "next";
import { VolunteerPage } from "./_components/volunteer-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/volunteer");
}

export default function Page() {
  return <VolunteerPage />;
}
