import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogDetail } from "@/components/blog/blog-detail";
import { BlogNotFound } from "@/components/blog/blog-not-found";
import { getOtherBlogs } from "@/components/blog/other-blogs";
import { getBlog } from "@/lib/provider/blogs";
import { slugFromPath } from "@/lib/provider/slug";
import { foundAt } from "@/lib/found-at";
import { blogMetadata } from "@/lib/seo/blog-metadata";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";

type PageProps = { params: Promise<{ slug: string }> };

async function readBlog({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/blog", slug }, await getBlog(slug), (blog) => blog.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const reading = await readBlog(props);
  return reading.state === "found" ? blogMetadata(reading.data) : unlistedMetadata("Blog not found");
}

export default async function Page(props: PageProps) {
  const reading = await readBlog(props);
  if (reading.state === "missing") notFound();
  if (reading.state === "unavailable") return <BlogNotFound temporary />;
  return <BlogDetail blog={reading.data} others={await getOtherBlogs(reading.data.slug)} />;
}
