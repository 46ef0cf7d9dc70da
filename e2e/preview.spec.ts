import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { SITE_PAGES } from "../lib/seo/site-pages";
import { createAdmin } from "./support/admin";
import { readVideos } from "./support/contract";
import { expectPreview } from "./support/previews";
import { expect, test } from "./support/test";

const blogList = z.object({ data: z.object({ blogs: z.array(z.object({ slug: z.string() })) }) });

/** Asks for all of these at once, as when a list of links is shared. */
async function expectPreviews(request: APIRequestContext, folder: string, names: string[]) {
  expect(names.length).toBeGreaterThan(3);
  await Promise.all(names.map((name) => expectPreview(request, `${folder}/${name}.jpg`)));
}

test("every page has a preview picture @site", async ({ request, siteUrl }) => {
  const names = Object.keys(SITE_PAGES).map((path) => path.slice(1) || "home");
  await expectPreviews(request, `${siteUrl}/preview/pages`, names);
});

test("every video has a preview picture @site", async ({ request, siteUrl, providerUrl }) => {
  const slugs = (await readVideos(providerUrl)).map(({ slug }) => slug);
  await expectPreviews(request, `${siteUrl}/preview/videos`, slugs);
});

test("every blog has a preview picture @site", async ({ request, siteUrl, providerUrl }) => {
  const list = await request.get(`${providerUrl}/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1`);
  const slugs = blogList.parse(await list.json()).data.blogs.map(({ slug }) => slug);
  await expectPreviews(request, `${siteUrl}/preview/blogs`, slugs);
});

test("browsers keep copies for minutes, shared caches ask each time, which is cheap @site", async ({
  request,
  siteUrl,
}) => {
  const address = `${siteUrl}/preview/pages/about-us.jpg`;
  const plain = await request.get(address);
  expect(plain.headers()["cache-control"]).toBe("public, max-age=300, s-maxage=0, must-revalidate");
  const versioned = await request.head(`${address}?v=1`);
  expect(versioned.status()).toBe(200);
  expect(versioned.headers()).toMatchObject({
    "cache-control": "public, max-age=300, s-maxage=0, must-revalidate",
    "content-type": "image/jpeg",
  });
  const etag = plain.headers().etag ?? "";
  const again = await request.get(address, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

test("what is not there has no preview picture @site", async ({ request, siteUrl, providerUrl }) => {
  const admin = await createAdmin(providerUrl);
  const pending = await admin.find("videos", "status", "Pending");
  const paths = [
    "pages/no-such-page.jpg",
    "videos/no-such-video.jpg",
    `videos/${z.string().parse(pending?.slug)}.jpg`,
    "blogs/no-such-blog.jpg",
    "pages/.jpg",
    "pages/home.png",
    "stories/home.jpg",
    "pages/..%2F..%2Fetc%2Fpasswd.jpg",
  ];
  for (const path of paths) {
    const response = await request.get(`${siteUrl}/preview/${path}`);
    expect(response.status(), path).toBe(404);
  }
});
