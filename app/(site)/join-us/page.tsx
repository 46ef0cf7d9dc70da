import type { Metadata } from "next";
import { JoinUsPage } from "./_components/join-us-page";
import { formQuerySchema } from "@/lib/schemas/form-query";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/join-us");
}

export default async function Page({ searchParams }: PageProps) {
  return <JoinUsPage {...formQuerySchema.parse(await searchParams)} />;
}
