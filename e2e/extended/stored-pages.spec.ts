import { decodeHTML } from "entities";
import type { APIRequestContext } from "@playwright/test";
import { readBlogs, readVideos } from "../support/contract";
import { jsonAnswer, NOT_FOUND } from "../support/local-server";
import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

/** Documents that the site stores like pages. */
const DOCUMENTS = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"];

/** Returns whether the site had the response already. */
async function isKept(request: APIRequestContext, path: string): Promise<boolean> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return /^(HIT|STALE)$/.test(response.headers()["x-nextjs-cache"] ?? "");
}

/** Returns whether the response was sent without calling Next. */
async function isSentAgain(request: APIRequestContext, path: string): Promise<boolean> {
  const response = await request.get(path);
  return response.headers()["cache-status"] === "lampstand; hit";
}

test("a page that is the same for everybody renders once", async ({ request, providerUrl }) => {
  test.slow();
  const [blog] = await readBlogs(providerUrl);
  const video = (await readVideos(providerUrl)).find(({ videoType }) => videoType !== "multiple");
  const ofSlugs = [
    `/blog/${blog?.slug ?? ""}`,
    `/video-detail/${video?.slug ?? ""}`,
    `/embed/${video?.slug ?? ""}`,
  ];
  for (const path of [...STORED_PAGES, ...DOCUMENTS, ...ofSlugs]) {
    await request.get(path);
    await expect.poll(() => isKept(request, path), path).toBe(true);
    await expect.poll(() => isSentAgain(request, path), path).toBe(true);
  }
});

test("browsers revalidate each time, and shared caches learn what they may store", async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers();
  for (const path of ["/", "/blog", "/video-reels?v=none", "/feed.xml"]) {
    const headers = await headersOf(path);
    expect(headers["cache-control"], path).toBe(path === "/feed.xml" ? "no-cache" : "no-cache, no-transform");
    expect(headers["cdn-cache-control"], path).toBe("s-maxage=1, stale-while-revalidate=1");
  }
  for (const path of ["/login", "/signup", "/profile", "/profile/edit", "/search?q=a", "/upload-story"]) {
    const headers = await headersOf(path);
    expect(headers["cache-control"], path).toBe("private, no-cache, no-transform");
    expect(headers["content-encoding"], path).toBe("gzip");
    expect(headers["cdn-cache-control"], path).toBeUndefined();
  }
  for (const path of ["/api/health", "/blog/none", "/embed/none", "/no/such/page"])
    expect((await headersOf(path))["cdn-cache-control"], path).toBeUndefined();
});

const BLOG = { title: "One lamp", slug: "lamp", content: "<p>Late.</p>", postedDate: "2025-03-01" };
const OUT_OF_ORDER = jsonAnswer({ status: "error", message: "Out of order" }, 500);

test("a revalidation reaches the very next request, and a failure doesn't last", async ({
  request,
  foreignSite,
}) => {
  const page = async (path = "/blog/lamp") => {
    const response = await request.get(foreignSite.url + path);
    const html = await response.text();
    const title = ["One lamp", "Two lamps", "Blog not found."].find((words) => html.includes(words));
    return `${response.status()} ${title ?? ""}`;
  };
  const serve = (answer: ReturnType<typeof jsonAnswer>) =>
    foreignSite.serve((path) => (path === "/get-blog-by-id/lamp" ? answer : NOT_FOUND));

  await serve(jsonAnswer({ success: true, data: [BLOG] }));
  expect(await page()).toBe("200 One lamp");
  // A late page renders again in the background, which serves requests in the meantime.
  const served = async () => (await request.get(`${foreignSite.url}/blog/lamp`)).headers()["x-nextjs-cache"];
  await expect.poll(served).toBe("HIT");
  expect(await page()).toBe("200 One lamp");
  await serve(jsonAnswer({ success: true, data: [{ ...BLOG, title: "Two lamps" }] }));
  expect([await page(), await page()]).toEqual(["200 Two lamps", "200 Two lamps"]);
  // Good content stays although it was due for a reload.
  await serve(OUT_OF_ORDER);
  expect([await page(), await page()]).toEqual(["200 Two lamps", "200 Two lamps"]);
  await serve(jsonAnswer({ success: false, data: [] }));
  expect([await page(), await page()]).toEqual(["404 Blog not found.", "404 Blog not found."]);
});

test("failed and missing content is requested again without a revalidation", async ({
  request,
  foreignSite,
}) => {
  let answer = OUT_OF_ORDER;
  await foreignSite.serve((path) => (path.startsWith("/get-blog-by-id/") ? answer : NOT_FOUND));
  const html = async (slug: string) =>
    decodeHTML(await (await request.get(`${foreignSite.url}/blog/${slug}`)).text());
  expect(await html("new")).toContain("This article isn’t available right now");
  answer = NOT_FOUND;
  expect(await html("newer")).toContain("Blog not found.");
  answer = jsonAnswer({ success: true, data: [{ ...BLOG, slug: "new" }] });
  await expect.poll(() => html("new")).toContain("One lamp");
  answer = jsonAnswer({ success: true, data: [{ ...BLOG, slug: "newer" }] });
  await expect.poll(() => html("newer")).toContain("One lamp");
});

test("made-up addresses answer no in their own words", async ({ request }) => {
  for (const path of ["/blog/none", "/video-detail/none", "/hashtag/none", "/none", "/hashtag/none?v=none"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1[^>]*>[^<]+</);
  }
});

test("a feed is stored for each reel that it can begin with", async ({ request, providerUrl }) => {
  const reels = (await readVideos(providerUrl)).filter(({ videoType }) => videoType !== "single");
  for (const { slug, name } of [reels[1], reels.at(-1)].filter((reel) => reel !== undefined)) {
    const path = `/video-reels?v=${slug}`;
    await request.get(path);
    const stored = await request.get(path);
    expect(stored.headers()["x-nextjs-cache"]).toBe("HIT");
    expect(decodeHTML(await stored.text())).toContain(`<title>${name}`);
  }
});

test("a page that depends on another parameter renders for it only", async ({ request }) => {
  const [first, second] = await Promise.all(
    ["Here", "There"].map(async (place) => (await request.get(`/contact-us?recordedAt=${place}`)).text()),
  );
  expect(first).toContain('value="Here"');
  expect(second).toContain('value="There"');
  expect(await (await request.get("/contact-us")).text()).not.toMatch(/value="T?[Hh]ere"/);
});
