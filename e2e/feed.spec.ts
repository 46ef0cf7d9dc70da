import { readXml } from "./support/documents";
import { expect, test } from "./support/test";

test("the feed contains the whole blog", async ({ page, request }) => {
  const response = await request.get("/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const feed = await readXml(page, "/feed.xml");
  expect(feed.root).toBe("rss");
  const articles = feed.texts("item").length;
  expect(articles).toBeGreaterThan(0);
  for (const name of ["content:encoded", "dc:creator", "guid", "pubDate"]) {
    const texts = feed.texts(name);
    expect(texts.filter((text) => text !== "")).toHaveLength(articles);
  }
});

test("a feed reader downloads the feed again only after a change", async ({ request }) => {
  const first = await request.get("/feed.xml");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  expect((await request.get("/feed.xml", { headers: { "if-none-match": etag } })).status()).toBe(304);
  expect((await request.get("/feed.xml", { headers: { "if-none-match": '"other"' } })).status()).toBe(200);
});
