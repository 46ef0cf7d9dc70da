import type { Metadata } from "next";
import { BlogDetail } from "@/components/blog/blog-detail";
import { BlogNotFound } from "@/components/blog/blog-not-found";
import { getOtherBlogs } from "@/components/blog/other-blogs";
import { getBlog } from "@/lib/api/blogs";
import { slugFromPath } from "@/lib/api/slug";
import { foundAt } from "@/lib/found-at";
import { blogMetadata } from "@/lib/seo/blog-metadata";

type PageProps = { params: Promise<{ slug: string }> };

/** The article, or `null` while the provider does not answer. */
async function readBlog({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/blog", slug }, await getBlog(slug), (blog) => blog.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const blog = await readBlog(props);
  return blog ? blogMetadata(blog) : { title: "Blog not found", robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const blog = await readBlog(props);
  if (!blog) return <BlogNotFound temporary />;
  return <BlogDetail blog={blog} others={await getOtherBlogs(blog.slug)} />;
}
