import { isBuilding } from "@/lib/env/site-config";
import { unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { getBlogs } from "@/lib/provider/blogs";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { blogFeed } from "@/lib/seo/blog-feed";

export const dynamic = "force-static";

/** Empty during the build: Next would treat a route that fails there as one that can't be stored. */
export async function GET(): Promise<Response> {
  if (isBuilding()) return new Response(null);
  const [settings, blogs] = await Promise.all([getSettings(), getBlogs()]);
  if (blogs.state === "unavailable") return unavailableResponse();
  const { company } = dataOr(settings, DEFAULT_SETTINGS);
  return versionedResponse(await blogFeed(company, dataOr(blogs, [])), "application/rss+xml; charset=utf-8");
}
