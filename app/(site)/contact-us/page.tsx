import type { Metadata } from "next";
import { paths } from "@/lib/paths";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { ContactPage } from "./_components/contact-page";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.contactUs);
}

export default function Page() {
  return <ContactPage />;
}
