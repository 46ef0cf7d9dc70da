import { readVideos } from "./support/contract";
import { readXml } from "./support/documents";
import { expect, test } from "./support/test";

test("the sitemap lists pages, blogs, hashtags, and videos with a page", async ({ page, providerUrl }) => {
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

test("robots may read everything except the site's calls", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-Agent: *", "Allow: /", "Disallow: /api/", "Allow: /api/oembed"]),
  );
  const [, sitemap = ""] = lines.find((line) => line.startsWith("Sitemap: "))?.split(" ") ?? [];
  expect((await request.get(sitemap)).status()).toBe(200);
});
