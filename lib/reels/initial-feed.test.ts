import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { testReel } from "@/lib/test-support/reel";
import { completeList } from "./reel-list";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

const FIRST = "/video-reels/1/10";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
beforeEach(() => provider.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => provider.stop());

/** Modules keep the last good result, which would be shown in an outage. */
const forgetLastGood = () => void jest.resetModules();

async function readInitialFeed(shared: string | null) {
  const initialFeed = await import("./initial-feed");
  return initialFeed.readInitialFeed({}, shared);
}

/** Returns the initial feed's slugs in order, and the active reel's. */
async function feedAt(shared: string | null) {
  const result = await readInitialFeed(shared);
  if (result.state !== "found") return result.state;
  const { list, start } = result.data;
  return { slugs: list.reels.map(({ slug }) => slug), active: list.reels[start]?.slug };
}

const video = (id: string, fields = {}) => providerVideo({ _id: id, slug: `story-${id}`, ...fields });

function answerFirst(videos: unknown[], videoLength: unknown = 40): void {
  provider.answer(FIRST, { json: { status: "success", data: { videos, videoLength } } });
}

function answerVideo(slug: string, data: unknown): void {
  provider.answer(`/get_individual_video/${slug}`, { json: { status: "success", data, features: [] } });
}

describe("all reels", () => {
  it("starts with the reels of the first request, and counts what was received", async () => {
    jest.spyOn(console, "warn").mockReturnValue();
    const single = video("2", { videoType: "single" });
    const pending = video("3", { status: "Pending" });
    answerFirst([video("1"), single, pending, video("4", { videoType: "multiple" }), null]);
    const result = await readInitialFeed(null);
    expect(result).toMatchObject({ state: "found", data: { start: 0, list: { received: 5, total: 40 } } });
    expect(await feedAt(null)).toEqual({ slugs: ["story-1", "story-4"], active: "story-1" });
  });

  it("shows a video once, however often the provider lists it", async () => {
    answerFirst([video("1"), video("2"), video("1")]);
    expect(await feedAt(null)).toEqual({ slugs: ["story-1", "story-2"], active: "story-1" });
  });

  it("may be empty", async () => {
    answerFirst([], 0);
    expect(await feedAt(null)).toEqual({ slugs: [], active: undefined });
  });

  it.each([
    ["refuses", { status: 500, json: { status: "error", message: "Oops" } }],
    ["hangs up", { fault: "close" as const }],
  ])("is unavailable while the provider %s", async (_, answer) => {
    forgetLastGood();
    jest.spyOn(console, "error").mockReturnValue();
    provider.answer(FIRST, answer);
    expect(await feedAt(null)).toBe("unavailable");
    expect(await feedAt("story-1")).toBe("unavailable");
  });
});

describe("a shared reel", () => {
  beforeEach(() => answerFirst([video("1"), video("2"), video("3")]));

  it("is active in its place, without another request", async () => {
    expect(await feedAt("story-2")).toEqual({ slugs: ["story-1", "story-2", "story-3"], active: "story-2" });
    expect(provider.requests.map(({ path }) => path)).toEqual([FIRST]);
  });

  it("comes first if it is not on the first page", async () => {
    answerVideo("story-30", video("30"));
    expect(await feedAt("story-30")).toEqual({
      slugs: ["story-30", "story-1", "story-2", "story-3"],
      active: "story-30",
    });
  });

  it("does not change where the next page starts", async () => {
    answerVideo("story-30", video("30"));
    expect(await readInitialFeed("story-30")).toMatchObject({ data: { list: { received: 3, total: 40 } } });
  });

  it("is found by its former slug", async () => {
    answerVideo("former", video("3"));
    expect(await feedAt("former")).toEqual({ slugs: ["story-1", "story-2", "story-3"], active: "story-3" });
  });

  it.each([
    ["is unknown", "nobody-knows", undefined],
    ["is of no use as a slug", "../settings", undefined],
    ["is empty", "", undefined],
    ["is no reel", "alone", video("9", { slug: "alone", videoType: "single" })],
    ["is not published", "pending", video("9", { slug: "pending", status: "Pending" })],
  ])("is ignored when it %s", async (_, slug, data) => {
    if (data) answerVideo(slug, data);
    expect(await feedAt(slug)).toEqual({ slugs: ["story-1", "story-2", "story-3"], active: "story-1" });
  });

  it("is ignored when the provider does not answer", async () => {
    forgetLastGood();
    jest.spyOn(console, "error").mockReturnValue();
    provider.answer("/get_individual_video/story-30", { fault: "close" });
    expect(await feedAt("story-30")).toEqual({ slugs: ["story-1", "story-2", "story-3"], active: "story-1" });
  });
});

it("can start any list", async () => {
  const { initialFeedAt } = await import("./initial-feed");
  const list = completeList([testReel("1"), testReel("2")]);
  expect(await initialFeedAt(list, null)).toEqual({ list, start: 0 });
  expect(await initialFeedAt(list, "2")).toEqual({ list, start: 1 });
});

it("of a hashtag shows its first page, or none if the provider has no stories for it", async () => {
  const { readHashtagFeed } = await import("./initial-feed");
  const json = { data: [video("1"), video("2")], videoLength: 3200 };
  provider.answer("/hashtag-video/hope?page=1&limit=10", { json });
  const list = { reels: [{ slug: "story-1" }, { slug: "story-2" }], received: 2, total: 3200 };
  expect(await readHashtagFeed("hope", null)).toMatchObject({ data: { list } });
  expect(await readHashtagFeed("nobody", null)).toMatchObject({ data: { list: { reels: [], total: 0 } } });
});

describe("selected hashtags' reels", () => {
  const PATH = "/get-video-by-hashtags";
  const HASHTAGS = [
    { id: "h1", name: "Hope", slug: "hope" },
    { id: "h2", name: "Doubt", slug: null },
  ];

  async function readSelectedFeed(shared: string | null) {
    const initialFeed = await import("./initial-feed");
    return initialFeed.readSelectedFeed(HASHTAGS, shared);
  }

  async function selectedAt(shared: string | null) {
    const result = await readSelectedFeed(shared);
    if (result.state !== "found") return result.state;
    const { list, start } = result.data;
    return { slugs: list.reels.map(({ slug }) => slug), start, total: list.total };
  }

  it("are requested by id, filtered, and complete", async () => {
    const data = [
      video("1"),
      video("2", { videoType: "single" }),
      video("3", { status: "Pending" }),
      video("4", { videoType: "multiple" }),
    ];
    provider.answer(PATH, { json: { status: "success", data } });
    expect(await selectedAt(null)).toEqual({ slugs: ["story-1", "story-4"], start: 0, total: 2 });
    expect(provider.requests.at(-1)).toMatchObject({ method: "POST", body: '{"hashtagIds":["h1","h2"]}' });
    expect(await selectedAt("story-4")).toMatchObject({ start: 1 });
  });

  it("come after a shared reel that is not among them", async () => {
    provider.answer(PATH, { json: { status: "success", data: [video("1")] } });
    answerVideo("story-30", video("30"));
    expect(await selectedAt("story-30")).toEqual({ slugs: ["story-30", "story-1"], start: 0, total: 1 });
  });

  it.each([
    ["says that there are none", { status: 404, json: { status: "error", message: "No videos" } }],
    ["gives an empty list", { json: { status: "success", data: [] } }],
  ])("are none when the provider %s", async (_, answer) => {
    provider.answer(PATH, answer);
    expect(await selectedAt(null)).toEqual({ slugs: [], start: 0, total: 0 });
  });

  it.each([
    ["does not answer", { fault: "close" }],
    ["refuses", { status: 400, json: { status: "error", message: "Ask ruth@example.org" } }],
    ["answers something else", { raw: "<h1>Hello</h1>" }],
  ] as const)("are unavailable, with a log entry, when the provider %s", async (_, answer) => {
    const errors = jest.spyOn(console, "error").mockReturnValue();
    provider.answer(PATH, answer);
    expect(await selectedAt(null)).toBe("unavailable");
    expect(errors).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(errors.mock.calls)).not.toContain("ruth@example.org");
  });

  it("are awaited for 3 seconds, like anything that a page needs", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    provider.answer(PATH, { json: { data: [] } });
    await readSelectedFeed(null);
    expect(timeout.mock.calls).toEqual([[3000]]);
  });
});
