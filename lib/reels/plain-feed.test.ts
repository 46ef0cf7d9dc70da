import { getHashtagPage, getReelsPage, getVideo } from "@/lib/provider/videos";
import { type Video, videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { PLAIN_PAGE_SIZE, readPlainPage } from "./plain-feed";

jest.mock("@/lib/provider/videos", () => ({
  ...jest.requireActual<object>("@/lib/provider/videos"),
  getHashtagPage: jest.fn(),
  getReelsPage: jest.fn(),
  getVideo: jest.fn(),
}));

type Query = Parameters<typeof readPlainPage>[0];

const WHOLE_FEED: Query = { page: 1, hashtag: null, hashtags: [], shared: null };

const video = (slug: string, videoType = "both"): Video =>
  videoSchema.parse(providerVideo({ _id: slug, slug, videoType }));

const named = (count: number, videoType?: string) =>
  Array.from({ length: count }, (_, index) => video(`v${index + 1}`, videoType));

type Feed = { videos: Video[]; total?: number | null };

/** A provider with these videos, and a total that is right unless given. */
function provide({ videos, total = videos.length }: Feed) {
  jest.mocked(getReelsPage).mockImplementation(async (page, limit) => {
    const sent = videos.slice((page - 1) * limit, page * limit);
    if (sent.length === 0 && page > 1) return { state: "missing" };
    return { state: "found", data: { videos: sent, received: sent.length, total } };
  });
}

/** Returns a page's slugs and the next page's number, or the state if there is no page. */
async function read(query: Partial<Query>) {
  const result = await readPlainPage({ ...WHOLE_FEED, ...query });
  if (result.state !== "found") return result.state;
  const { reels, number, next } = result.data;
  return { slugs: reels.map(({ slug }) => slug), number, next };
}

const slugs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `v${first + index}`);

beforeEach(() => {
  jest.mocked(getReelsPage).mockReset();
  jest.mocked(getVideo).mockReset().mockResolvedValue({ state: "missing" });
});

it("requests ten at a time, page after page, until the total is reached", async () => {
  provide({ videos: named(23) });
  expect(await read({ page: 1 })).toEqual({ slugs: slugs(1, 10), number: 1, next: 2 });
  expect(await read({ page: 2 })).toEqual({ slugs: slugs(11, 20), number: 2, next: 3 });
  expect(await read({ page: 3 })).toEqual({ slugs: slugs(21, 23), number: 3, next: null });
  expect(jest.mocked(getReelsPage).mock.calls).toEqual([1, 2, 3].map((page) => [page, 10]));
});

it("without a total, ends when no page follows", async () => {
  provide({ videos: named(PLAIN_PAGE_SIZE * 2), total: null });
  expect(await read({ page: 1 })).toMatchObject({ next: 2 });
  expect(await read({ page: 2 })).toMatchObject({ next: null });
});

it("ends with a full page that reaches the total", async () => {
  provide({ videos: named(PLAIN_PAGE_SIZE) });
  expect(await read({ page: 1 })).toMatchObject({ next: null });
});

it("is empty if the provider has none, or says so", async () => {
  provide({ videos: [] });
  expect(await read({ page: 1 })).toEqual({ slugs: [], number: 1, next: null });
  jest.mocked(getReelsPage).mockResolvedValue({ state: "missing" });
  expect(await read({ page: 1 })).toEqual({ slugs: [], number: 1, next: null });
});

it("is missing after the last page", async () => {
  provide({ videos: named(10) });
  expect(await read({ page: 2 })).toBe("missing");
});

it("is unavailable in an outage", async () => {
  jest.mocked(getReelsPage).mockResolvedValue({ state: "unavailable" });
  expect(await read({ page: 1 })).toBe("unavailable");
});

it("shows only reels, and skips a page without any", async () => {
  const withoutReels = named(PLAIN_PAGE_SIZE, "single");
  provide({ videos: [...withoutReels, video("single", "single"), video("multiple", "multiple")] });
  expect(await read({ page: 1 })).toEqual({ slugs: ["multiple"], number: 2, next: null });
});

it("stops looking for reels at some point", async () => {
  provide({ videos: named(PLAIN_PAGE_SIZE * 100, "single") });
  expect(await read({ page: 1 })).toEqual({ slugs: [], number: 6, next: 7 });
});

describe("a shared reel", () => {
  it("comes first among the first page's reels", async () => {
    provide({ videos: named(12) });
    expect(await read({ shared: "v3" })).toMatchObject({ slugs: ["v3", "v1", "v2", ...slugs(4, 10)] });
  });

  it("is put before them if it is not among them", async () => {
    provide({ videos: named(12) });
    jest.mocked(getVideo).mockResolvedValue({ state: "found", data: { video: video("v12"), related: [] } });
    expect(await read({ shared: "v12" })).toMatchObject({ slugs: ["v12", ...slugs(1, 10)], next: 2 });
  });

  it("is skipped if it doesn't exist, and on later pages", async () => {
    provide({ videos: named(12) });
    expect(await read({ shared: "gone" })).toMatchObject({ slugs: slugs(1, 10) });
    expect(await read({ shared: "v12", page: 2 })).toMatchObject({ slugs: slugs(11, 12) });
  });
});

describe("a hashtag's feed", () => {
  it.each([
    ["from a provider with pages", 10],
    ["from one that gives all of them at once", 12],
  ])("shows its reels, ten at a time, %s", async (_, firstPage) => {
    jest.mocked(getHashtagPage).mockImplementation(async (_slug, page, limit) => {
      const videos = named(12).slice((page - 1) * limit, page === 1 ? firstPage : page * limit);
      if (videos.length === 0) return { state: "missing" };
      return { state: "found", data: { videos, received: videos.length, total: 12 } };
    });
    expect(await read({ hashtag: "hope" })).toEqual({ slugs: slugs(1, 10), number: 1, next: 2 });
    expect(await read({ hashtag: "hope", page: 2 })).toEqual({ slugs: slugs(11, 12), number: 2, next: null });
    expect(await read({ hashtag: "hope", page: 3 })).toBe("missing");
    expect(getHashtagPage).toHaveBeenCalledWith("hope", 1, PLAIN_PAGE_SIZE);
  });

  it("is empty if the provider doesn't know the hashtag", async () => {
    jest.mocked(getHashtagPage).mockResolvedValue({ state: "missing" });
    expect(await read({ hashtag: "none" })).toEqual({ slugs: [], number: 1, next: null });
  });
});
