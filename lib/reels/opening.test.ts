import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { testReel } from "@/lib/test-support/reel";
import { completeList } from "./reel-list";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/server", () => ({ connection: async () => undefined }));

const FIRST = "/video-reels/1/10";

let provider: FakeProvider;

// Modules keep what was good last, and a provider what it was told.
beforeEach(async () => {
  jest.resetModules();
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterEach(async () => {
  await provider.stop();
  jest.restoreAllMocks();
});

async function readOpening(shared: string | null) {
  const opening = await import("./opening");
  return opening.readOpening(shared);
}

/** Where a feed of ten begins, as the slugs in their order and the one in front. */
async function opened(shared: string | null) {
  const reading = await readOpening(shared);
  if (reading.state !== "found") return reading.state;
  const { list, start } = reading.data;
  return { slugs: list.reels.map(({ slug }) => slug), front: list.reels[start]?.slug };
}

const video = (id: string, fields = {}) => providerVideo({ _id: id, slug: `story-${id}`, ...fields });

function answerFirst(videos: unknown[], videoLength: unknown = 40): void {
  provider.answer(FIRST, { json: { status: "success", data: { videos, videoLength } } });
}

function answerVideo(slug: string, data: unknown): void {
  provider.answer(`/get_individual_video/${slug}`, { json: { status: "success", data, features: [] } });
}

describe("the whole feed", () => {
  it("begins with the first request's reels, and knows how far that went", async () => {
    jest.spyOn(console, "warn").mockReturnValue();
    const single = video("2", { videoType: "single" });
    const pending = video("3", { status: "Pending" });
    answerFirst([video("1"), single, pending, video("4", { videoType: "multiple" }), null]);
    const reading = await readOpening(null);
    expect(reading).toMatchObject({ state: "found", data: { start: 0, list: { received: 5, total: 40 } } });
    expect(await opened(null)).toEqual({ slugs: ["story-1", "story-4"], front: "story-1" });
  });

  it("shows a video once, however often the provider lists it", async () => {
    answerFirst([video("1"), video("2"), video("1")]);
    expect(await opened(null)).toEqual({ slugs: ["story-1", "story-2"], front: "story-1" });
  });

  it("may be empty", async () => {
    answerFirst([], 0);
    expect(await opened(null)).toEqual({ slugs: [], front: undefined });
  });

  it.each([
    ["refuses", { status: 500, json: { status: "error", message: "Oops" } }],
    ["hangs up", { fault: "close" as const }],
  ])("is unavailable while the provider %s", async (_, answer) => {
    jest.spyOn(console, "error").mockReturnValue();
    provider.answer(FIRST, answer);
    expect(await opened(null)).toBe("unavailable");
    expect(await opened("story-1")).toBe("unavailable");
  });
});

describe("a reel that was shared", () => {
  beforeEach(() => answerFirst([video("1"), video("2"), video("3")]));

  it("is in front where it stands, without a further call", async () => {
    expect(await opened("story-2")).toEqual({ slugs: ["story-1", "story-2", "story-3"], front: "story-2" });
    expect(provider.requests.map(({ path }) => path)).toEqual([FIRST]);
  });

  it("stands before the others when it is not among them", async () => {
    answerVideo("story-30", video("30"));
    expect(await opened("story-30")).toEqual({
      slugs: ["story-30", "story-1", "story-2", "story-3"],
      front: "story-30",
    });
  });

  it("does not change where the next page begins", async () => {
    answerVideo("story-30", video("30"));
    expect(await readOpening("story-30")).toMatchObject({ data: { list: { received: 3, total: 40 } } });
  });

  it("is found by the slug it had before", async () => {
    answerVideo("former", video("3"));
    expect(await opened("former")).toEqual({ slugs: ["story-1", "story-2", "story-3"], front: "story-3" });
  });

  it.each([
    ["is unknown", "nobody-knows", undefined],
    ["is of no use as a slug", "../settings", undefined],
    ["is empty", "", undefined],
    ["is no reel", "alone", video("9", { slug: "alone", videoType: "single" })],
    ["is not published", "pending", video("9", { slug: "pending", status: "Pending" })],
  ])("is passed over when it %s", async (_, slug, data) => {
    if (data) answerVideo(slug, data);
    expect(await opened(slug)).toEqual({ slugs: ["story-1", "story-2", "story-3"], front: "story-1" });
  });

  it("is passed over when the provider does not tell it", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    provider.answer("/get_individual_video/story-30", { fault: "close" });
    expect(await opened("story-30")).toEqual({ slugs: ["story-1", "story-2", "story-3"], front: "story-1" });
  });
});

it("opens a list of its own at the reel that was shared", async () => {
  const { openingOf } = await import("./opening");
  const list = completeList([testReel("1"), testReel("2")]);
  expect(await openingOf(list, null)).toEqual({ list, start: 0 });
  expect(await openingOf(list, "2")).toEqual({ list, start: 1 });
});
