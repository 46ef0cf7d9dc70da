import "server-only";
import type { BlogPosting, WithContext } from "schema-dts";
import type { Blog } from "@/lib/provider/blogs";
import { moment } from "../moment";
import { previewAddress } from "../preview-address";
import { siteAddress } from "../site-address";
import { shortened, summaryOf } from "../summary";
import { publisher } from "./organization";

/** The longest that search engines take, in characters. */
const LONGEST_HEADLINE = 110;
const LONGEST_DESCRIPTION = 300;

/** A blog article for search engines. What is not known of it is left out. */
export function blogPosting(blog: Blog, company: string): WithContext<BlogPosting> {
  const url = siteAddress(`/blog/${encodeURIComponent(blog.slug)}`);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: shortened(blog.title, LONGEST_HEADLINE),
    description: blog.excerpt || summaryOf(blog.html, LONGEST_DESCRIPTION) || undefined,
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    image: [blog.image ?? previewAddress("blogs", blog.slug, blog.updatedAt)],
    datePublished: moment(blog.postedDate),
    dateModified: moment(blog.updatedAt),
    author: blog.author ? { "@type": "Person", name: blog.author } : undefined,
    publisher: publisher(company),
  };
}
