import { z } from "zod";
import { createAdmin, SHOWN_WITHIN_MS } from "../support/admin";
import { readXml } from "../support/documents";
import { expect, test } from "../support/test";

test("every address uses the origin that the site was started with", async ({ page, startStack }) => {
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

test("the sitemap follows what staff publish, unpublish, rename and delete", async ({ page, startStack }) => {
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

test("an outage empties neither the sitemap nor the feed", async ({ page, startStack }) => {
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
