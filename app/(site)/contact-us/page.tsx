import type { Metadata } from "next";
import { ContactPage } from "./_components/contact-page";
import { formQuerySchema } from "@/lib/schemas/form-query";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/contact-us");
}

export default async function Page({ searchParams }: PageProps) {
  return <ContactPage {...formQuerySchema.parse(await searchParams)} />;
}
