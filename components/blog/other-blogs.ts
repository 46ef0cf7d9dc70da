import { dataOr, readingWithin } from "@/lib/provider/cached-query";
import { getBlogs, type Blog } from "@/lib/provider/blogs";

const SHOWN = 3;

/** An article stands without them, so it waits no longer than this, in milliseconds. */
const PATIENCE_MS = 1000;

/** The newest articles other than this one. */
export async function getOtherBlogs(slug: string): Promise<Blog[]> {
  const blogs = dataOr(await readingWithin(PATIENCE_MS, getBlogs()), []);
  return blogs.filter((blog) => blog.slug !== slug).slice(0, SHOWN);
}
