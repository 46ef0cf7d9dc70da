import "server-only";
import { escapeUTF8 } from "entities";
import { Feed, type Extension } from "feed";
import type { Blog } from "@/lib/provider/blogs";
import type { SafeHtml } from "@/lib/html/safe-html";
import { moment } from "../moment";
import { siteAddress } from "../site-address";
import { SITE_PAGES } from "../site-pages";
import { summaryOf } from "../summary";
import { xmlText } from "./xml-text";

/** The longest description of an article that has no excerpt, in characters. */
const LONGEST_SUMMARY = 300;

/**
 * The blog as RSS 2.0. Its date is that of the newest change in it. An article without any date is left to the page of
 * blogs: readers of feeds order what they get by its date.
 */
export function blogFeed(company: string, blogs: Blog[]): string {
  const dates = blogs.flatMap(({ postedDate, updatedAt }) =>
    [moment(postedDate) ?? [], moment(updatedAt) ?? []].flat(),
  );
  const feed = new Feed({
    title: xmlText(`${company} – blog`),
    description: SITE_PAGES["/blog"].description,
    link: siteAddress("/blog"),
    feed: siteAddress("/feed.xml"),
    language: "en",
    generator: false,
    updated: new Date(dates.sort().at(-1) ?? 0),
  });
  for (const blog of blogs) {
    const date = moment(blog.postedDate) ?? moment(blog.updatedAt);
    if (date) feed.addItem(toItem(blog, new Date(date)));
  }
  return feed.rss2();
}

function toItem(blog: Blog, date: Date) {
  const link = siteAddress(`/blog/${encodeURIComponent(blog.slug)}`);
  return {
    // Only the first "]]>" of a text is kept by the package from ending it.
    title: xmlText(blog.title).replaceAll("]]>", "]] >"),
    link,
    date,
    description: escapeUTF8(xmlText(blog.excerpt || summaryOf(blog.html, LONGEST_SUMMARY))),
    content: xmlText(withAbsoluteLinks(blog.html)).replaceAll("]]>", "]]&gt;"),
    extensions: [...author(blog.author), ...picture(blog.image)],
  };
}

/** RSS has addresses for authors, Dublin Core names. Each element brings its namespace along. */
function author(name: string): Extension[] {
  if (!name) return [];
  const _attributes = { "xmlns:dc": "http://purl.org/dc/elements/1.1/" };
  return [{ name: "dc:creator", objects: { _attributes, _text: xmlText(name) } }];
}

/** An enclosure would have to say the picture's type and length, which nobody knows here. */
function picture(image: string | null): Extension[] {
  if (!image) return [];
  const _attributes = {
    "xmlns:media": "http://search.yahoo.com/mrss/",
    url: escapeUTF8(image),
    medium: "image",
  };
  return [{ name: "media:content", objects: { _attributes } }];
}

/** Links to the site as they lead there from anywhere. Sanitised HTML has no other paths, and `<` in its tags alone. */
function withAbsoluteLinks(html: SafeHtml): string {
  return html.replaceAll('<a href="/', `<a href="${siteAddress("/")}`);
}
