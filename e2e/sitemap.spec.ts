import { z } from "zod";
import { createAdmin } from "./support/admin";
import { readVideos } from "./support/contract";
import { readXml } from "./support/documents";
import { expect, test } from "./support/test";

/** How soon search engines can see what staff saved, in milliseconds. */
const SHOWN_WITHIN_MS = 15_000;

test("every address in the sitemap answers", async ({ page, request }) => {
  test.slow();
  const sitemap = await readXml(page, "/sitemap.xml");
  expect(sitemap.root).toBe("urlset");
  const addresses = ["loc", "video:player_loc", "video:thumbnail_loc", "video:content_loc"].flatMap(
    sitemap.texts,
  );
  const failures: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address, { headers: { range: "bytes=0-99" }, maxRedirects: 0 });
    if (![200, 206].includes(response.status())) failures.push(`${response.status()} ${address}`);
  }
  expect(failures).toEqual([]);
});

test("the sitemap names pages, blogs, hashtags, and the videos that have a page", async ({
  page,
  providerUrl,
}) => {
  const sitemap = await readXml(page, "/sitemap.xml");
  const paths = sitemap.texts("loc").map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/about-us", "/blog", "/hashtag/featured"]));
  expect(paths.some((path) => path.startsWith("/blog/"))).toBe(true);
  expect(new Set(paths).size).toBe(paths.length);

  const videos = await readVideos(providerUrl);
  const [withPage, without] = [true, false].map((has) =>
    videos
      .filter(({ videoType }) => (videoType !== "multiple") === has)
      .map(({ slug }) => `/video-detail/${slug}`),
  );
  expect(withPage?.length).toBeGreaterThan(0);
  expect(paths).toEqual(expect.arrayContaining(withPage ?? []));
  expect(paths.filter((path) => without?.includes(path))).toEqual([]);
  expect(sitemap.texts("video:title")).toHaveLength(withPage?.length ?? 0);
});

test("robots may read everything but the calls of the site @site", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-Agent: *", "Allow: /", "Disallow: /api/", "Allow: /api/oembed"]),
  );
  const [, sitemap = ""] = lines.find((line) => line.startsWith("Sitemap: "))?.split(" ") ?? [];
  expect((await request.get(sitemap)).status()).toBe(200);
});

test("every address is the one the site was started with", async ({ page, startStack }) => {
  const SITE_URL = "https://stories.example";
  const { site } = await startStack({ variables: { SITE_URL } });
  expect(await (await page.request.get(`${site.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${SITE_URL}/sitemap.xml`,
  );
  const sitemap = await readXml(page, `${site.url}/sitemap.xml`);
  const feed = await readXml(page, `${site.url}/feed.xml`);
  const addresses = [...sitemap.texts("loc"), ...sitemap.texts("video:player_loc"), ...feed.texts("link")];
  expect(addresses.filter((address) => !address.startsWith(`${SITE_URL}/`))).toEqual([]);
});

test("what staff publish, take down, rename and delete changes the sitemap", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const shows = (path: string, expected: boolean) =>
    expect
      .poll(
        async () =>
          (await readXml(page, `${site.url}/sitemap.xml`)).texts("loc").some((url) => url.endsWith(path)),
        { timeout: SHOWN_WITHIN_MS, intervals: [100] },
      )
      .toBe(expected);

  const video = await admin.find("videos", "status", "Pending");
  if (!video) throw new Error("The seed has no Pending video");
  const slug = z.string().parse(video.slug);
  await shows(`/video-detail/${slug}`, false);
  await admin.update("videos", video.id, { status: "Active", videoType: "both" });
  await shows(`/video-detail/${slug}`, true);
  await admin.update("videos", video.id, { slug: `${slug}-renamed` });
  await shows(`/video-detail/${slug}-renamed`, true);
  await shows(`/video-detail/${slug}`, false);
  await admin.update("videos", video.id, { videoType: "multiple" });
  await shows(`/video-detail/${slug}-renamed`, false);
  await admin.update("videos", video.id, { videoType: "single" });
  await shows(`/video-detail/${slug}-renamed`, true);
  await admin.remove("videos", video.id);
  await shows(`/video-detail/${slug}-renamed`, false);

  const hashtag = await admin.find("hashtags", "slug", "hope");
  if (!hashtag) throw new Error("The seed has no such hashtag");
  await shows("/hashtag/hope", true);
  await admin.update("hashtags", hashtag.id, { status: "Inactive" });
  await shows("/hashtag/hope", false);

  const blog = await admin.find("blogs", "_status", "published");
  if (!blog) throw new Error("The seed has no published blog");
  const path = `/blog/${z.string().parse(blog.slug)}`;
  await shows(path, true);
  await admin.update("blogs", blog.id, { _status: "draft" });
  await shows(path, false);
  await admin.update("blogs", blog.id, { _status: "published" });
  await shows(path, true);
  await admin.remove("blogs", blog.id);
  await shows(path, false);
});

test("an outage neither empties the sitemap nor the feed", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const before = await readXml(page, `${site.url}/sitemap.xml`);
  await provider.stop();
  const during = await readXml(page, `${site.url}/sitemap.xml`);
  expect(during.texts("loc")).toEqual(before.texts("loc"));
  const feed = await page.request.get(`${site.url}/feed.xml`);
  expect(feed.status()).toBe(503);
  expect(feed.headers()["retry-after"]).toMatch(/^\d+$/);
  await provider.start();
  expect((await readXml(page, `${site.url}/feed.xml`)).texts("item").length).toBeGreaterThan(0);
});
