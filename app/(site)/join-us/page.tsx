import type { Metadata } from "next";
import { paths } from "@/lib/paths";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { JoinUsPage } from "./_components/join-us-page";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.joinUs);
}

export default function Page() {
  return <JoinUsPage />;
}
