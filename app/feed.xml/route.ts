import { getBlogs } from "@/lib/provider/blogs";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { dataOr } from "@/lib/provider/cached-query";
import { freshResponse, unavailableResponse } from "@/lib/http/responses";
import { blogFeed } from "@/lib/seo/blog-feed";

/** The newest blog articles with their whole text, as RSS. */
export async function GET(request: Request) {
  const [settings, blogs] = await Promise.all([getSettings(), getBlogs()]);
  if (blogs.state === "unavailable") return unavailableResponse();
  const { company } = dataOr(settings, DEFAULT_SETTINGS);
  return freshResponse(request, blogFeed(company, dataOr(blogs, [])), "application/rss+xml; charset=utf-8");
}
