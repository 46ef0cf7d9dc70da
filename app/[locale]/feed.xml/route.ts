import { isBuilding } from "@/lib/env/site-config";
import { notFoundResponse, unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { formatLocale } from "@/lib/i18n/formats";
import { getPageLanguage } from "@/lib/language/page-language";
import { atSegment } from "@/lib/page-cache/page-segment";
import { paths } from "@/lib/paths";
import { getBlogs } from "@/lib/provider/blogs";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { OWN_LANGUAGE } from "@/lib/routing.mjs";
import { blogFeed } from "@/lib/seo/blog-feed";

export const dynamic = "force-static";

/** The other languages' feeds are stored at their first request. */
export function generateStaticParams() {
  return [{ locale: OWN_LANGUAGE }];
}

type RouteContext = { params: Promise<{ locale: string }> };

/** Empty during the build: Next would treat a route that fails there as one that can't be stored. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  if (isBuilding()) return new Response(null);
  return atSegment((await params).locale, feedResponse);
}

async function feedResponse(): Promise<Response> {
  const { address, ...language } = await getPageLanguage();
  if (address === "missing") return notFoundResponse();
  if (address === "moved") return new Response(null, { status: 308, headers: { Location: paths.feed } });
  const [settings, blogs] = await Promise.all([getSettings(), getBlogs(formatLocale(language.language))]);
  if (blogs.state === "unavailable") return unavailableResponse();
  const { company } = dataOr(settings, DEFAULT_SETTINGS);
  const feed = await blogFeed(company, dataOr(blogs, []), language);
  return versionedResponse(feed, "application/rss+xml; charset=utf-8");
}
