import { getBlogs } from "@/lib/provider/blogs";
import { getSettings } from "@/lib/provider/settings";
import { dataOr } from "@/lib/provider/cached-query";
import { freshResponse, unavailableResponse } from "@/lib/http/fresh-response";
import { blogFeed } from "@/lib/seo/feed/blog-feed";

/** The newest blog articles with their whole text, as RSS. */
export async function GET(request: Request) {
  const [{ company }, blogs] = await Promise.all([getSettings(), getBlogs()]);
  if (blogs.state === "unavailable") return unavailableResponse();
  return freshResponse(request, blogFeed(company, dataOr(blogs, [])), "application/rss+xml; charset=utf-8");
}
