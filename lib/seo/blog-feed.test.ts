/** @jest-environment jsdom */
import type { SiteLanguage } from "@/lib/language/page-language";
import type { Blog } from "@/lib/provider/blogs";
import { blogArticle } from "@/lib/test-support/blog-article";
import { HOSTILE_TEXTS } from "@/lib/test-support/hostile-texts";
import { parseXml, textsOf } from "@/lib/test-support/parse-xml";
import messages from "@/messages/pt-br.json";
import { blogFeed } from "./blog-feed";

jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const feedIn = async (language: SiteLanguage, ...blogs: Blog[]) =>
  parseXml(await blogFeed("Lampstand & Sons", blogs, language));

const feedOf = (...blogs: Blog[]) => feedIn({ language: "en", prefix: "" }, ...blogs);

const XML_CANNOT_HOLD = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

it("introduces the blog", async () => {
  const channel = await feedOf(
    blogArticle(),
    blogArticle({ slug: "older", updatedAt: "2025-01-01T10:00:00.000Z" }),
  );
  expect(textsOf(channel, "title")[0]).toBe("Lampstand & Sons – blog");
  expect(textsOf(channel, "link")[0]).toBe("https://stories.example/blog");
  expect(textsOf(channel, "language")).toEqual(["en"]);
  expect(textsOf(channel, "lastBuildDate")).toEqual(["Sun, 02 Mar 2025 10:00:00 GMT"]);
  const [self] = channel.getElementsByTagName("atom:link");
  expect(self?.getAttribute("href")).toBe("https://stories.example/feed.xml");
  expect(self?.getAttribute("rel")).toBe("self");
});

it("introduces the blog in another language, and leads to its pages", async () => {
  const channel = await feedIn({ language: "pt-br", prefix: "/pt-br" }, blogArticle());
  const { seo, pageDescriptions } = messages;
  expect(textsOf(channel, "title")[0]).toBe(seo.blogFeed.replace("{company}", "Lampstand & Sons"));
  expect(textsOf(channel, "description")[0]).toBe(pageDescriptions.blog);
  expect(textsOf(channel, "language")).toEqual(["pt-BR"]);
  expect(textsOf(channel, "link")).toEqual([
    "https://stories.example/pt-br/blog",
    "https://stories.example/pt-br/blog/one-lamp",
  ]);
  const [self] = channel.getElementsByTagName("atom:link");
  expect(self?.getAttribute("href")).toBe("https://stories.example/pt-br/feed.xml");
});

it("leads from an article's text to pages in the feed's language", async () => {
  const blog = blogArticle({ html: '<a href="/about-us">Us</a> <a href="/">Home</a>' });
  expect(textsOf(await feedIn({ language: "es", prefix: "/es" }, blog), "content:encoded")).toEqual([
    '<a href="https://stories.example/es/about-us">Us</a> <a href="https://stories.example/es">Home</a>',
  ]);
});

it.each([blogArticle(), blogArticle({ feedId: "5f-7" })])(
  "has the same guids in every language",
  async (blog) => {
    const own = textsOf(await feedOf(blog), "guid");
    expect(own).toHaveLength(1);
    expect(textsOf(await feedIn({ language: "ar", prefix: "/ar" }, blog), "guid")).toEqual(own);
  },
);

it("contains all of an article's details", async () => {
  const [item] = (await feedOf(blogArticle())).getElementsByTagName("item");
  expect([...(item?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ["title", "One lamp"],
    ["link", "https://stories.example/blog/one-lamp"],
    ["guid", "https://stories.example/blog/one-lamp"],
    ["pubDate", "Sat, 01 Mar 2025 10:00:00 GMT"],
    ["description", "Then a knock."],
    ["content:encoded", "<p>It was late.</p>"],
    ["dc:creator", "Ana Reyes"],
    ["media:content", ""],
  ]);
  const [picture] = item?.getElementsByTagName("media:content") ?? [];
  expect(picture?.getAttribute("url")).toBe("https://media.example/lamp.jpg?a=1&b=2");
});

it("identifies an article by the provider's permanent id, whatever its address", async () => {
  const guids = await feedOf(
    blogArticle({ slug: "renamed", feedId: "one-lamp" }),
    blogArticle({ feedId: "5f-7" }),
  );
  expect(textsOf(guids, "link").slice(1)).toEqual([
    "https://stories.example/blog/renamed",
    "https://stories.example/blog/one-lamp",
  ]);
  expect(textsOf(guids, "guid")).toEqual([
    "https://stories.example/blog/one-lamp",
    "https://stories.example/blog/5f-7",
  ]);
  const marks = [...guids.getElementsByTagName("guid")].map((guid) => guid.getAttribute("isPermaLink"));
  expect(marks).toEqual(["false", "false"]);
});

it("omits what an article does not have", async () => {
  const bare = blogArticle({ author: "", excerpt: "", image: null, html: "", postedDate: null });
  const [item] = (await feedOf(bare)).getElementsByTagName("item");
  expect([...(item?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ["title", "One lamp"],
    ["link", "https://stories.example/blog/one-lamp"],
    ["guid", "https://stories.example/blog/one-lamp"],
    ["pubDate", "Sun, 02 Mar 2025 10:00:00 GMT"],
  ]);
});

it("names the author even if an article has no text", async () => {
  expect(textsOf(await feedOf(blogArticle({ html: "", excerpt: "" })), "dc:creator")).toEqual(["Ana Reyes"]);
});

it("begins with the text if there is no excerpt", async () => {
  const html = `<h2>Late</h2><p>${"word ".repeat(200)}</p>`;
  const [description = ""] = textsOf(await feedOf(blogArticle({ excerpt: "", html })), "description").slice(
    1,
  );
  expect(description).toMatch(/^Late word word .+…$/);
  expect(description.length).toBeLessThanOrEqual(300);
});

it("leaves articles without any date to the blog page", async () => {
  expect(textsOf(await feedOf(blogArticle({ postedDate: null, updatedAt: null })), "item")).toEqual([]);
});

it("is a valid feed even when empty", async () => {
  expect(textsOf(await feedOf(), "language")).toEqual(["en"]);
});

it.each([
  ['<a href="/about-us">', '<a href="https://stories.example/about-us">'],
  ['<a href="https://stories.example/about-us">', '<a href="https://stories.example/about-us">'],
  ['<a href="https://else.example/">', '<a href="https://else.example/" rel="noopener noreferrer">'],
  ['<a href="mailto:help@stories.example">', '<a href="mailto:help@stories.example">'],
])("makes the link %s absolute", async (link, expected) => {
  const html = `<p>${link}here</a></p>`;
  expect(textsOf(await feedOf(blogArticle({ html })), "content:encoded")).toEqual([
    `<p>${expected}here</a></p>`,
  ]);
});

it("keeps links that the text only mentions", async () => {
  const html = '<p>Write &lt;a href="/x"&gt;.</p>';
  expect(textsOf(await feedOf(blogArticle({ html })), "content:encoded")).toEqual([html]);
});

it("has pictures that load from a feed", async () => {
  const [content] = textsOf(
    await feedOf(blogArticle({ html: '<img src="/a.jpg" alt="A">' })),
    "content:encoded",
  );
  expect(content).toContain('<img src="https://media.example/a.jpg" alt="A" loading="lazy"');
});

it.each(HOSTILE_TEXTS)("contains %j as text", async (text) => {
  const document = await feedOf(blogArticle({ title: text, author: text, excerpt: text }));
  const kept = text.replace(XML_CANNOT_HOLD, "");
  expect(textsOf(document, "title")[1]).toBe(kept.replaceAll("]]>", "]] >"));
  expect(textsOf(document, "dc:creator")).toEqual([kept.replaceAll("&amp;", "&")]);
  const description = document.createElement("p");
  description.innerHTML = textsOf(document, "description")[1] ?? "";
  expect(description.textContent).toBe(kept);
  expect(document.getElementsByTagName("item")).toHaveLength(1);
});

it.each([
  ...HOSTILE_TEXTS,
  "<p>&#0;&#11;&#x1b;&#xFFFE;&#xD83D;</p>",
  "<script>a[b[0]]>1; a[b[0]]>2;</script>",
  '<p title="]]>">]]&gt; ]]></p>',
  "<p>]]<b></b>></p>",
])("contains %j as an article's HTML", async (html) => {
  const document = await feedOf(blogArticle({ html, excerpt: "" }));
  expect(document.getElementsByTagName("item")).toHaveLength(1);
  expect(document.getElementsByTagName("script")).toHaveLength(0);
});
