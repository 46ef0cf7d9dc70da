import { reelsPageSchema } from "@/lib/reels/reel";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { GET } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());
afterEach(() => jest.restoreAllMocks());

const ask = (page: string, query = "") =>
  GET(new Request(`https://stories.example/api/reels/${page}${query}`), {
    params: Promise.resolve({ page }),
  });

it("returns a page of two reels, and how far the provider went", async () => {
  const videos = [providerVideo(), providerVideo({ _id: "v2", slug: "alone", videoType: "single" })];
  provider.answer("/video-reels/6/2", { json: { data: { videos, videoLength: 40 } } });
  const response = await ask("6");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const page = reelsPageSchema.parse(await response.json());
  expect(page).toMatchObject({ received: 2, total: 40 });
  expect(page.reels).toEqual([
    expect.objectContaining({ slug: "found-on-the-ferry", src: "https://media.example/uploads/ferry.mp4" }),
  ]);
});

it("returns a hashtag's reels in the same form", async () => {
  const data = [providerVideo()];
  provider.answer("/hashtag-video/light%20%26%20dark?page=6&limit=2", { json: { data, videoLength: 11 } });
  const page = reelsPageSchema.parse(await (await ask("6", "?hashtag=light+%26+dark")).json());
  expect(page).toMatchObject({ reels: [{ slug: "found-on-the-ferry" }], received: 1, total: 11 });
});

it("returns a collection's reels in its order", async () => {
  const videos = ["a", "b", "c"].map((slug) => providerVideo({ _id: slug, slug }));
  provider.answer("/web/setting-page-content", { json: { data: { offers: ["collections"] } } });
  provider.answer("/get-collection/easter", { json: { data: { name: "Easter", slug: "easter", videos } } });
  const page = reelsPageSchema.parse(await (await ask("2", "?collection=easter")).json());
  expect(page).toMatchObject({ reels: [{ slug: "c" }], received: 1, total: 3 });
});

it.each([
  ["answers nothing", { json: { data: { videos: [], videoLength: 40 } } }],
  ["says that there is none", { status: 404, json: { status: "error", message: "Not found" } }],
])("is empty after the last page, with the total, if the provider %s", async (_, answer) => {
  provider.answer("/video-reels/999/2", answer);
  provider.answer("/video-reels/1/2", { json: { data: { videos: [providerVideo()], videoLength: 39 } } });
  const response = await ask("999");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ reels: [], received: 0, total: 39, page: 999 });
});

describe("among thousands of videos that are no reels", () => {
  /** Answers each page of a list with reels at some positions only, and at most this many videos a page. */
  function provide(length: number, reels: number[], most = 500) {
    const videos = Array.from({ length }, (_, index) => ({
      ...{ _id: `${index}`, slug: `${index}`, name: "A story", videoLink: "/a.mp4", status: "Active" },
      videoType: reels.includes(index) ? "both" : "single",
    }));
    for (const limit of [2, 20, 100, 500])
      for (let page = 1; (page - 1) * limit < length; page += 1) {
        const size = Math.min(limit, most);
        const data = { videos: videos.slice((page - 1) * size, page * size), videoLength: length };
        provider.answer(`/video-reels/${page}/${limit}`, { json: { data } });
      }
    provider.requests.length = 0;
  }
  const pageAfter = async (page: number) => reelsPageSchema.parse(await (await ask(`${page}`)).json());

  it.each([12, 19, 20, 97, 100, 499, 500, 1200, 1499])(
    "finds a reel at %d with few reads",
    async (position) => {
      provide(1500, [position]);
      const found = await pageAfter(6);
      expect(found).toMatchObject({ reels: [{ slug: `${position}` }], page: Math.floor(position / 2) + 1 });
      expect(provider.requests.length).toBeLessThanOrEqual(7);
    },
  );

  it("goes through 10,000 in a few requests, each with few reads", async () => {
    provide(10_000, []);
    let requests = 0;
    for (let page = 6; page <= 5000; requests += 1) {
      const before = provider.requests.length;
      const answer = await pageAfter(page);
      expect(provider.requests.length - before).toBeLessThanOrEqual(6);
      page = (answer.page ?? 0) + 1;
    }
    expect(requests).toBeLessThanOrEqual(8);
  });

  it("skips no reel if the provider sends shorter pages than requested", async () => {
    provide(300, [150], 10);
    let page = 6;
    const slugs: string[] = [];
    while (page <= 150) {
      const answer = await pageAfter(page);
      slugs.push(...answer.reels.map(({ slug }) => slug));
      page = (answer.page ?? 0) + 1;
    }
    expect(slugs).toEqual(["150"]);
  });

  it("searches a hashtag's videos, too", async () => {
    const data = Array.from({ length: 14 }, (_, index) =>
      providerVideo({ _id: `${index}`, slug: `${index}`, videoType: index === 13 ? "both" : "single" }),
    );
    const answer = (page: number, limit: number) =>
      provider.answer(`/hashtag-video/hope?page=${page}&limit=${limit}`, {
        json: { data: data.slice((page - 1) * limit, page * limit), videoLength: 14 },
      });
    for (const [page, limit] of [
      [5, 2],
      [7, 2],
      [1, 20],
    ] as const)
      answer(page, limit);
    const found = reelsPageSchema.parse(await (await ask("5", "?hashtag=hope")).json());
    expect(found).toMatchObject({ reels: [{ slug: "13" }], page: 7 });
  });
});

it("says when to come back while the provider does not answer", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  provider.answer("/video-reels/99999/2", { status: 500, json: { status: "error", message: "Oops" } });
  const response = await ask("99999");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect(await response.json()).toMatchObject({ status: "error" });
});

it.each(["0", "-1", "1.5", "01", "1e3", "two", "", " 1", "1/2", "9".repeat(10), "__proto__"])(
  "refuses a page «%s» without asking the provider",
  async (page) => {
    const before = provider.requests.length;
    const response = await ask(page);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: "error" });
    expect(provider.requests).toHaveLength(before);
  },
);
