import "server-only";
import { escapeUTF8 } from "entities";
import { Feed, type Extension } from "feed";
import { LANGUAGES } from "@lampstand/contract/languages";
import { getTranslations } from "next-intl/server";
import type { SafeHtml } from "@/lib/html/sanitize";
import { notFoundResponse, unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { formatLocale } from "@/lib/i18n/formats";
import { getPageLanguage, type SiteLanguage } from "@/lib/language/page-language";
import { atSegment } from "@/lib/page-cache/page-segment";
import { paths } from "@/lib/paths";
import { type Blog, getBlogs } from "@/lib/provider/blogs";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { localPath } from "@/lib/routing.mjs";
import { absoluteUrl } from "./site-url";
import { isoDateTime, summaryOf } from "./page-metadata";

const MAX_SUMMARY = 300;

/** XML 1.0 forbids these even escaped: control characters, lone surrogates and two noncharacters. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @param segment The first segment of the route, which names its language. */
export function feedResponse(segment: string): Promise<Response> {
  return atSegment(segment, async () => {
    const { address, ...language } = await getPageLanguage();
    if (address === "missing") return notFoundResponse();
    if (address === "moved") return new Response(null, { status: 308, headers: { Location: paths.feed } });
    const [settings, blogs] = await Promise.all([getSettings(), getBlogs(formatLocale(language.language))]);
    if (blogs.state === "unavailable") return unavailableResponse();
    const { company } = dataOr(settings, DEFAULT_SETTINGS);
    const feed = await blogFeed(company, dataOr(blogs, []), language);
    return versionedResponse(feed, "application/rss+xml; charset=utf-8");
  });
}

/** Omits articles without a date, since feed readers sort by date. */
export async function blogFeed(
  company: string,
  blogs: Blog[],
  { language, prefix }: SiteLanguage,
): Promise<string> {
  const locale = formatLocale(language);
  const [t, descriptions] = await Promise.all([
    getTranslations({ locale, namespace: "seo" }),
    getTranslations({ locale, namespace: "pageDescriptions" }),
  ]);
  const urlOf = (path: string) => absoluteUrl(localPath(prefix, path));
  const dates = blogs.flatMap(({ postedDate, updatedAt }) =>
    [isoDateTime(postedDate) ?? [], isoDateTime(updatedAt) ?? []].flat(),
  );
  const feed = new Feed({
    title: xmlText(t("blogFeed", { company })),
    description: descriptions("blog"),
    link: urlOf(paths.blogs),
    feed: urlOf(paths.feed),
    language: LANGUAGES[language].tag,
    generator: false,
    updated: new Date(dates.sort().at(-1) ?? 0),
  });
  for (const blog of blogs) {
    const date = isoDateTime(blog.postedDate) ?? isoDateTime(blog.updatedAt);
    if (date) feed.addItem(toItem(blog, new Date(date), urlOf));
  }
  return feed.rss2();
}

/** An article is the same one in every language's feed. */
function toItem(blog: Blog, date: Date, urlOf: (path: string) => string) {
  const link = urlOf(paths.blog(blog.slug));
  const guid = absoluteUrl(paths.blog(blog.feedId || blog.slug));
  return {
    // The package escapes only a text's first "]]>".
    title: xmlText(blog.title).replaceAll("]]>", "]] >"),
    link,
    ...((blog.feedId || guid !== link) && { guid }),
    date,
    description: escapeUTF8(xmlText(blog.excerpt || summaryOf(blog.html, MAX_SUMMARY))),
    content: xmlText(withAbsoluteLinks(blog.html, urlOf)).replaceAll("]]>", "]]&gt;"),
    extensions: [...author(blog.author), ...picture(blog.image)],
  };
}

/** Uses Dublin Core with its own namespace, since RSS authors are email addresses. */
function author(name: string): Extension[] {
  if (!name) return [];
  const _attributes = { "xmlns:dc": "http://purl.org/dc/elements/1.1/" };
  return [{ name: "dc:creator", objects: { _attributes, _text: xmlText(name) } }];
}

/** Uses Media RSS, since an enclosure would need the picture's type and length, which are unknown. */
function picture(image: string | null): Extension[] {
  if (!image) return [];
  const _attributes = {
    "xmlns:media": "http://search.yahoo.com/mrss/",
    url: escapeUTF8(image),
    medium: "image",
  };
  return [{ name: "media:content", objects: { _attributes } }];
}

/** In sanitised HTML these are the only relative URLs, and `<` only starts a tag. Feed readers do not know `srcset`. */
function withAbsoluteLinks(html: SafeHtml, urlOf: (path: string) => string): string {
  return html
    .replace(/(<img src="[^"]*") srcset="[^"]*" sizes="[^"]*"/g, "$1")
    .replace(/(<a href=")(\/[^"]*)/g, (_, start: string, path: string) => start + urlOf(path));
}

function xmlText(text: string): string {
  return text.replace(NO_XML, "");
}
