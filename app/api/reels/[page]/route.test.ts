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
])("is empty after the last page, if the provider %s", async (_, answer) => {
  provider.answer("/video-reels/999/2", answer);
  const response = await ask("999");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ reels: [], received: 0, total: null });
});

it("says when to come back while the provider does not answer", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  provider.answer("/video-reels/7/2", { status: 500, json: { status: "error", message: "Oops" } });
  const response = await ask("7");
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
