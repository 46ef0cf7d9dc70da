import type { Metadata } from "next";
import { UploadStoryPage } from "@/components/story-upload/upload-story-page";
import { formQuerySchema } from "@/lib/schemas/form-query";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/upload-story");
}

export default async function Page({ searchParams }: PageProps) {
  return <UploadStoryPage {...formQuerySchema.parse(await searchParams)} />;
}
