import { z } from "zod";
import { type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { addressKey, secondsToWait } from "@/lib/http/rate-limit";
import { providerVideo } from "@/lib/test-support/provider-video";
import { POST } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));

let member: string | null = null;
jest.mock("@/lib/auth/session", () => ({
  currentSession: async () => member && { userId: member },
}));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "http://localhost";
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());
beforeEach(() => {
  member = null;
  provider.reset();
  provider.answer("/web/setting-page-content", { json: { data: { offers: ["saved"] } } });
});

const post = async (lists: { saved: string[]; add?: string[]; remove?: string[] }) => {
  const request = new Request("http://localhost/api/saved", {
    method: "POST",
    headers: { "Content-Type": "application/json", origin: "http://localhost", host: "localhost" },
    body: JSON.stringify({ add: [], remove: [], ...lists }),
  });
  return POST(request);
};

const answerTo = async (lists: Parameters<typeof post>[0]) =>
  (await (await post(lists)).json()) as { account: string[] | null; stories: object[] };

const ask = async (saved: string[]) => {
  const response = await post({ saved });
  const { stories } = (await response.json()) as { stories?: { id: string; asked: string; path: string }[] };
  return { status: response.status, stories: stories?.map(({ asked, path }) => [asked, path]) };
};

const slugsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index}`);

const reads = () => provider.requests.filter(({ path }) => path.startsWith("/get_individual_video/"));

it("shows all saved stories, including those only in the feed, without a read for each", async () => {
  const [inFeed, pages] = [slugsOf("feed", 170), slugsOf("page", 30)];
  const videos = [
    ...inFeed.map((slug) => providerVideo({ _id: slug, slug, videoType: "multiple" })),
    ...pages.map((slug) => providerVideo({ _id: slug, slug, videoType: "single" })),
  ];
  provider.answer("/video-reels/1/500", { json: { data: { videos, videoLength: 200 } } });
  expect(await ask([...pages, ...inFeed])).toEqual({
    status: 200,
    stories: [
      ...pages.map((slug) => [slug, `/video-detail/${slug}`]),
      ...inFeed.map((slug) => [slug, `/video-reels?v=${slug}`]),
    ],
  });
  expect(reads()).toEqual([]);
});

it("finds every renamed story, even behind many that no longer exist", async () => {
  const [gone, renamed] = [slugsOf("gone", 150), slugsOf("former", 30)];
  provider.answer("/video-reels/1/500", { json: { data: { videos: [providerVideo()], videoLength: 1 } } });
  for (const slug of renamed)
    provider.answer(`/get_individual_video/${slug}`, {
      json: { status: "success", data: providerVideo({ slug: `now-${slug}` }) },
    });
  const { stories } = await ask([...gone, ...renamed]);
  expect(stories).toEqual(renamed.map((slug) => [slug, `/video-detail/now-${slug}`]));
});

it("finds a renamed story by its id, and says which id a slug stands for", async () => {
  const videos = [providerVideo({ _id: "one", slug: "now", videoType: "single" })];
  provider.answer("/video-reels/1/500", { json: { data: { videos, videoLength: 1 } } });
  expect((await ask(["one"])).stories).toEqual([["one", "/video-detail/now"]]);
  expect(await answerTo({ saved: ["now"] })).toMatchObject({ stories: [{ id: "one", asked: "now" }] });
  expect(reads()).toEqual([]);
});

it("uses slugs with the provider and ids with the browser", async () => {
  const videos = ["one", "two"].map((id) => providerVideo({ _id: id, slug: `slug-of-${id}` }));
  provider.answer("/video-reels/1/500", { json: { data: { videos, videoLength: 2 } } });
  provider.answer("/saved_videos", { json: { status: "success", data: { slugs: ["slug-of-one", "new"] } } });
  member = "5";
  const { account } = await answerTo({ saved: [], add: ["one", "unknown"], remove: ["slug-of-two"] });
  expect(account).toEqual(["one", "new"]);
  const [asked] = provider.requests.filter(({ path }) => path === "/saved_videos");
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    ...{ userId: "5", add: ["slug-of-one", "unknown"], remove: ["slug-of-two"] },
  });
});

describe("with a provider that finds videos by their keys", () => {
  beforeEach(() => {
    provider.answer("/web/setting-page-content", { json: { data: { offers: ["saved", "videosByKeys"] } } });
    provider.answer("/get-videos-by-keys", ({ body }) => {
      const { keys } = z.object({ keys: z.array(z.string()) }).parse(JSON.parse(body));
      const data = keys
        .filter((key) => !key.startsWith("gone"))
        .map((key) => ({ key, video: providerVideo({ _id: `id-of-${key}`, slug: `now-${key}` }) }));
      return { json: { status: "success", message: "Videos", data } };
    });
  });

  const asked = () => provider.requests.map(({ path }) => path).filter((path) => !path.includes("setting"));

  it("asks once for all saved stories, however many videos there are", async () => {
    const { stories } = await ask(["a", "gone", "b"]);
    expect(stories).toEqual([
      ["a", "/video-detail/now-a"],
      ["b", "/video-detail/now-b"],
    ]);
    expect(asked()).toEqual(["/get-videos-by-keys"]);
  });

  it("uses slugs with the provider and ids with the browser", async () => {
    provider.answer("/saved_videos", { json: { status: "success", data: { slugs: ["one", "gone"] } } });
    member = "5";
    expect(await answerTo({ saved: [], add: ["x"], remove: ["gone"] })).toMatchObject({
      account: ["id-of-one", "gone"],
      stories: [{ id: "id-of-one", asked: "id-of-one" }],
    });
    expect(asked()).toEqual(["/get-videos-by-keys", "/saved_videos", "/get-videos-by-keys"]);
    const sent = provider.requests.find(({ path }) => path === "/saved_videos")?.body ?? "";
    expect(JSON.parse(sent)).toEqual({ userId: "5", add: ["now-x"], remove: ["gone"] });
  });

  it("reports an outage instead of showing fewer stories", async () => {
    provider.answer("/get-videos-by-keys", { fault: "close" });
    expect((await ask(["a"])).status).toBe(503);
  });
});

it("reports an outage instead of showing fewer stories when one address has asked for too many", async () => {
  provider.answer("/video-reels/1/500", { json: { data: { videos: [providerVideo()], videoLength: 1 } } });
  const limit = { name: "saved-reads-address", points: 4000, seconds: 600 };
  expect((await ask(slugsOf("nowhere", 100))).status).toBe(200);
  let reads = 0;
  while ((await secondsToWait(limit, addressKey("unknown"), 100)) === 0) reads += 100;
  expect(reads).toBeGreaterThan(3000);
  expect((await ask(slugsOf("nobody", 200))).status).toBe(429);
});
