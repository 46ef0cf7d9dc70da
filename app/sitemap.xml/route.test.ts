import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const BLOGS = "/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "https://stories.example";
});
afterAll(() => provider.stop());
afterEach(() => jest.restoreAllMocks());

async function sitemap(query = ""): Promise<Response> {
  const { GET } = await import("./per-request/route");
  return GET(new Request(`https://stories.example/sitemap.xml${query}`));
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

function answerVideos(...slugs: string[]): void {
  const videos = slugs.map((slug) => providerVideo({ _id: slug, slug }));
  provider.answer("/video-reels/1/500", { json: { data: { videos, videoLength: videos.length } } });
}

it.each(["/video-reels/1/500", BLOGS, "/get-hashtag-frontend"])(
  "is unavailable instead of incomplete while %s gets no answer",
  async (path) => {
    // Modules keep their last good answer.
    jest.resetModules();
    jest.spyOn(console, "error").mockReturnValue();
    provider.answer(path, { status: 500, json: { status: "error", message: "Oops" } });
    const response = await sitemap();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    provider.answer(path, { json: { data: [] } });
  },
);

it("is one file for a usual number of addresses", async () => {
  answerVideos("story-1", "story-2");
  const xml = await (await sitemap()).text();
  expect(addressesIn(xml)).toEqual(
    expect.arrayContaining(["https://stories.example/", "https://stories.example/video-detail/story-2"]),
  );
  expect((await sitemap("?part=2")).status).toBe(404);
});

it.each(["?part=0", "?part=-1", "?part=1.5", "?part=two", "?part=", "?part=__proto__"])(
  "has no part %s",
  async (query) => {
    answerVideos("story-1", "story-2");
    expect((await sitemap(query)).status).toBe(404);
  },
);

it("names the other languages of pages and videos", async () => {
  answerVideos("story-1");
  const languages = { own: "en", others: ["ar"] };
  provider.answer("/web/setting-page-content", { json: { data: [{ church: { languages } }] } });
  const xml = await (await sitemap()).text();
  const entryOf = (path: string) =>
    xml.split("<url>").find((entry) => entry.includes(`<loc>https://stories.example${path}</loc>`));
  expect(entryOf("/blog")).toContain('hreflang="ar" href="https://stories.example/ar/blog"');
  expect(entryOf("/blog")).toContain('hreflang="x-default" href="https://stories.example/blog"');
  expect(entryOf("/video-detail/story-1")).toContain(
    'hreflang="ar" href="https://stories.example/ar/video-detail/story-1"',
  );
});
