import type { Metadata } from "next";
import { BlogListPage } from "@/components/blog/blog-list-page";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { siteAddress } from "@/lib/seo/site-address";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata("/blog", { alternateTypes: { "application/rss+xml": siteAddress("/feed.xml") } });
}

export default function Page() {
  return <BlogListPage />;
}
