import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { providerVideo } from "@/lib/test-support/provider-video";
import { GET } from "./per-request/route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "https://stories.example";
});
beforeEach(() => {
  provider.reset();
  for (const path of ["/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1", "/get-hashtag-frontend"])
    provider.answer(path, { json: { data: [] } });
});
afterAll(() => provider.stop());

expectFreshReads();

const VIDEOS = 1100;

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

const sitemap = (query = "") => GET(new Request(`https://stories.example/sitemap.xml${query}`));

const addressesOf = async (query = "") => addressesIn(await (await sitemap(query)).text());

const videosAmong = (addresses: (string | undefined)[]) =>
  addresses.filter((address) => address?.includes("/video-detail/"));

/** @param size The size of a page, however many videos are requested. */
function provideVideos(size: number, videoLength?: number): void {
  const all = Array.from({ length: VIDEOS }, (_, index) => {
    return providerVideo({ _id: `${index + 1}`, slug: `story-${index + 1}` });
  });
  for (const limit of [500, size])
    for (let page = 1; page <= Math.ceil(VIDEOS / size) + 1; page += 1) {
      const videos = all.slice((page - 1) * size, page * size);
      provider.answer(`/video-reels/${page}/${limit}`, { json: { data: { videos, videoLength } } });
    }
}

const partsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://stories.example/sitemap.xml?part=${index + 1}`);

it.each([
  ["as many videos as are asked for", 500, 3],
  ["fewer at a time", 100, 11],
])("is an index of parts if the provider sends %s", async (_, size, count) => {
  provideVideos(size, VIDEOS);
  const index = await (await sitemap()).text();
  expect(index).toContain("<sitemapindex");
  const parts = partsOf(count);
  expect(addressesIn(index)).toEqual(parts);
  const found: (string | undefined)[] = [];
  for (const part of parts) found.push(...(await addressesOf(new URL(part).search)));
  expect(videosAmong(found)).toHaveLength(VIDEOS);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain("https://stories.example/about-us");
  expect((await sitemap(`?part=${count + 1}`)).status).toBe(404);
});

it("requests at most a page of videos for its index or a part", async () => {
  provideVideos(500, VIDEOS);
  const askedFor = async (query: string) => {
    provider.requests.length = 0;
    await sitemap(query);
    return provider.requests.map(({ path }) => path).filter((path) => path.startsWith("/video-reels/"));
  };
  expect(await askedFor("")).toEqual(["/video-reels/1/500"]);
  expect(await askedFor("?part=3")).toEqual(["/video-reels/1/500", "/video-reels/3/500"]);
});

it("is one list of all videos if the provider does not say how many there are", async () => {
  provideVideos(500);
  expect(videosAmong(await addressesOf())).toHaveLength(VIDEOS);
});

it("has parts for articles, too", async () => {
  const slugs = Array.from({ length: 130 }, (_, index) => `article-${index}`);
  for (const page of [1, 2]) {
    const blogs = slugs
      .slice((page - 1) * 100, page * 100)
      .map((slug) => ({ title: slug, slug, content: "-" }));
    provider.answer(`/get-blogs?pageNumber=${page}&limit=100&filter=&sortBy=1`, {
      json: { data: { blogs, blogLength: slugs.length } },
    });
  }
  provideVideos(500, 3);
  const parts = addressesIn(await (await sitemap()).text());
  expect(parts).toEqual(partsOf(2));
  const addresses = await Promise.all(parts.map((part) => addressesOf(new URL(part ?? "").search)));
  const articles = addresses.flat().filter((address) => address?.includes("/blog/"));
  expect(articles).toEqual(slugs.map((slug) => `https://stories.example/blog/${slug}`));
});
