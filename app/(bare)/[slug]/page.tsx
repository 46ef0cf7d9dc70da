import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { TextPage } from "@/components/text-page/text-page";
import { HomeLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { followShortLink } from "@/lib/follow-short-link";
import { slugFromPath } from "@/lib/api/slug";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { previewAddress } from "@/lib/seo/preview-address";
import { descriptionOf } from "@/lib/seo/summary";

type PageProps = { params: Promise<{ slug: string }> };

const UNTITLED = "A page";

/** The page of this name, or `null` while the provider does not answer. */
async function readPage({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  const found = await followShortLink(slug);
  if (found.kind === "moved") permanentRedirect(found.to);
  if (found.kind === "missing") notFound();
  return found.kind === "page" ? { slug, page: found.page } : null;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await readPage(props);
  if (!found) return { title: "Page not available", robots: { index: false } };
  const { slug, page } = found;
  const title = page.title || UNTITLED;
  return pageMetadata({
    path: `/${encodeURIComponent(slug)}`,
    title,
    description: descriptionOf(page.html) || title,
    preview: previewAddress("pages", slug),
    indexed: page.html !== "",
  });
}

export default async function Page(props: PageProps) {
  const found = await readPage(props);
  if (!found)
    return (
      <Notice title="This page is not available">
        We could not reach it just now. Please load the page again in a moment.
      </Notice>
    );
  const reading = { state: "found", data: found.page } as const;
  return <TextPage reading={reading} fallbackTitle={UNTITLED} date="if-known" above={<HomeLink />} />;
}
