import { FILE_LIMITS } from "@/lib/seo/sitemap";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { GET } from "./per-request/route";

/** What Next's data cache would hold. */
const mockKept = new Map<string, unknown>();

jest.mock("next/cache", () => ({
  unstable_cache:
    (load: () => Promise<unknown>, [key]: [string]) =>
    async () => {
      const value = mockKept.get(key) ?? (await load());
      mockKept.set(key, value);
      return value;
    },
}));

/** More than one file holds, by their size; `splitEntries` has tests about the limits themselves. */
const VIDEOS = 600;
const DESCRIPTION = "&".repeat(2000);
const FILE_BYTES = 5_000_000;
const PER_PAGE = 500;

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "https://stories.example";
  jest.replaceProperty(FILE_LIMITS, "bytes", FILE_BYTES);
});
afterAll(() => provider.stop());

const sitemap = (query = "") => GET(new Request(`https://stories.example/sitemap.xml${query}`));

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

function answerVideos(count: number): void {
  for (let page = 1; page <= Math.ceil(count / PER_PAGE); page += 1) {
    const first = (page - 1) * PER_PAGE;
    const videos = Array.from({ length: Math.min(PER_PAGE, count - first) }, (_, index) => {
      const slug = `story-${first + index + 1}`;
      return {
        _id: slug,
        slug,
        name: "A story",
        description: DESCRIPTION,
        videoLink: "/a.mp4",
        videoType: "both",
        status: "Active",
      };
    });
    provider.answer(`/video-reels/${page}/${PER_PAGE}`, { json: { data: { videos, videoLength: count } } });
  }
}

it("names two parts when there are too many addresses for one, and gives each", async () => {
  answerVideos(VIDEOS);
  const index = await (await sitemap()).text();
  expect(index).toContain("<sitemapindex");
  const parts = [1, 2].map((part) => `https://stories.example/sitemap.xml?part=${part}`);
  expect(addressesIn(index)).toEqual(parts);
  const addresses: (string | undefined)[] = [];
  for (const part of parts) {
    const inPart = addressesIn(await (await sitemap(new URL(part).search)).text());
    addresses.push(...inPart);
  }
  const videos = addresses.filter((address) => address?.includes("/video-detail/"));
  expect(new Set(videos).size).toBe(VIDEOS);
  expect((await sitemap("?part=3")).status).toBe(404);
});
