import { readVideos } from "./support/contract";
import { readXml } from "./support/documents";
import { expect, test } from "./support/test";

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
