import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { listNestings, RECORD_NESTINGS } from "@/lib/test-support/nestings";
import { providerVideo } from "@/lib/test-support/provider-video";
import { findVideosByHashtags, getHashtagPage, getReelsPage, getVideo } from "./videos";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": "203.0.113.7" }) }));

const SLUG = "found-on-the-ferry";
const PATH = `/get_individual_video/${SLUG}`;
const MIXED = [
  providerVideo({ slug: "first" }),
  providerVideo({ slug: "pending", status: "Pending" }),
  providerVideo({ slug: "unknown", status: 1 }),
  null,
  providerVideo({ slug: "" }),
  providerVideo({ slug: "a/b" }),
  providerVideo({ slug: "last" }),
];

let provider: FakeProvider;
let warnings: jest.SpyInstance;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());

beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const slugsOf = (videos: { slug: string }[]) => videos.map(({ slug }) => slug);

describe("getVideo", () => {
  expectFreshReads();

  it.each(RECORD_NESTINGS)("reads a video %s", async (_, nest) => {
    provider.answer(PATH, { json: nest(providerVideo()) });
    expect(await getVideo(SLUG)).toMatchObject({
      state: "found",
      data: { video: { slug: SLUG, src: "https://media.example/uploads/ferry.mp4" } },
    });
  });

  it.each([
    ["beside data", (features: unknown[]) => ({ data: providerVideo(), features })],
    ["one data deeper", (features: unknown[]) => ({ data: { data: providerVideo(), features } })],
  ])("reads related videos %s, only Active and well-formed ones", async (_, nest) => {
    provider.answer(PATH, { json: nest(MIXED) });
    const reading = await getVideo(SLUG);
    expect(slugsOf(reading.state === "found" ? reading.data.related : [])).toEqual(["first", "last"]);
    expect(warnings).toHaveBeenCalledTimes(3);
  });

  it.each([undefined, null, "none", {}])("has no related videos if they are %p", async (features) => {
    provider.answer(PATH, { json: { data: providerVideo(), features } });
    expect(await getVideo(SLUG)).toMatchObject({ state: "found", data: { related: [] } });
  });

  it("gives a renamed video its current slug", async () => {
    provider.answer("/get_individual_video/former-name", { json: { data: providerVideo() } });
    expect(await getVideo("former-name")).toMatchObject({ state: "found", data: { video: { slug: SLUG } } });
  });

  it.each([
    ["it is not Active", { data: providerVideo({ status: "Pending" }) }],
    ["its status is unknown", { data: providerVideo({ status: "active" }) }],
    ["it has no status", { data: providerVideo({ status: undefined }) }],
    ["data is null", { status: "success", data: null }],
    ["data is empty", { status: "success", data: [] }],
    ["data is null one deeper", { data: { data: null } }],
  ])("is missing when %s", async (_, json) => {
    provider.answer(PATH, { json });
    expect(await getVideo(SLUG)).toEqual({ state: "missing" });
  });

  it("is missing when the provider has none", async () => {
    expect(await getVideo("nobody-knows")).toEqual({ state: "missing" });
  });

  it.each(["", "..", "../x", "a?b"])("is missing for %p, without a request", async (slug) => {
    const before = provider.requests.length;
    expect(await getVideo(slug)).toEqual({ state: "missing" });
    expect(provider.requests).toHaveLength(before);
  });
});

it.each([
  ["no id", { _id: null }],
  ["no slug", { slug: undefined }],
  ["a slug that can be no address", { slug: "a/b" }],
])("finds no answer in a video with %s", async (_, overrides) => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  provider.answer("/get_individual_video/malformed", { json: { data: providerVideo(overrides) } });
  expect(await getVideo("malformed")).toEqual({ state: "unavailable" });
  expect(warnings).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledTimes(1);
});

describe("getReelsPage", () => {
  expectFreshReads();

  it.each(listNestings("videos"))("reads the Active videos %s", async (_, nest) => {
    provider.answer("/video-reels/2/10", { json: nest(MIXED) });
    const reading = await getReelsPage(2, 10);
    expect(slugsOf(reading.state === "found" ? reading.data.videos : [])).toEqual(["first", "last"]);
  });

  it.each([
    ["in data", { data: { videos: MIXED, videoLength: 40 } }, 40],
    ["at the top level", { videos: MIXED, videoLength: 40 }, 40],
    ["one data deeper", { data: { data: { videos: MIXED, videoLength: "40" } } }, 40],
    ["beside the list, deeper than it", { data: MIXED, videoLength: 40 }, 40],
    ["nowhere", { data: { videos: MIXED } }, null],
    ["as nonsense", { data: { videos: MIXED, videoLength: "many" } }, null],
  ])("finds the total %s", async (_, json, total) => {
    provider.answer("/video-reels/1/2", { json });
    expect(await getReelsPage(1, 2)).toMatchObject({ state: "found", data: { total } });
  });

  it("is missing after the last page, and empty on the first", async () => {
    const json = { data: { videos: [], videoLength: 0 } };
    for (const page of [1, 500]) provider.answer(`/video-reels/${page}/3`, { json });
    expect(await getReelsPage(500, 3)).toEqual({ state: "missing" });
    expect(await getReelsPage(1, 3)).toMatchObject({ state: "found", data: { videos: [], received: 0 } });
  });
});

describe("getHashtagPage", () => {
  expectFreshReads();

  const read = async (page: number, limit: number) => {
    const reading = await getHashtagPage("hope", page, limit);
    if (reading.state !== "found") return reading.state;
    const { videos, received, total } = reading.data;
    return { slugs: slugsOf(videos), received, total };
  };

  it("reads a page's Active videos, and the total", async () => {
    const json = { status: "success", data: MIXED, videoLength: 40 };
    provider.answer("/hashtag-video/hope?page=2&limit=10", { json });
    const received = MIXED.length;
    expect(await read(2, 10)).toEqual({ slugs: ["first", "last"], received, total: 40 });
    provider.answer("/hashtag-video/hope?page=5&limit=10", { json: { ...json, data: [] } });
    expect(await read(5, 10)).toBe("missing");
  });

  it.each(listNestings("videos"))("treats a list %s without a total as complete", async (_, nest) => {
    for (const page of [1, 2, 9])
      provider.answer(`/hashtag-video/hope?page=${page}&limit=2`, { json: nest(MIXED) });
    const total = MIXED.length;
    expect(await read(1, 2)).toEqual({ slugs: ["first", "last"], received: total, total });
    const [, , ...rest] = MIXED;
    expect(await read(2, 2)).toMatchObject({ received: Math.min(rest.length, 2), total });
    expect(await read(9, 2)).toBe("missing");
  });

  it("takes a list longer than a page for the whole one, whatever total comes with it", async () => {
    for (const page of [1, 2, 9]) {
      const json = { status: "success", data: MIXED, videoLength: 40 };
      provider.answer(`/hashtag-video/hope?page=${page}&limit=2`, { json });
    }
    expect(await read(1, 2)).toMatchObject({ slugs: ["first", "last"], received: MIXED.length });
    expect(await read(2, 2)).toMatchObject({ received: Math.min(MIXED.length - 2, 2) });
    expect(await read(9, 2)).toBe("missing");
  });

  it("asks for all where a provider cuts its list, but has no pages", async () => {
    for (const page of [1, 2])
      provider.answer(`/hashtag-video/hope?page=${page}&limit=2`, { json: { data: MIXED.slice(0, 2) } });
    provider.answer("/hashtag-video/hope", { json: { data: MIXED } });
    const total = MIXED.length;
    expect(await read(1, 2)).toEqual({ slugs: ["first", "last"], received: total, total });
    expect(await read(2, 2)).toMatchObject({ received: Math.min(total - 2, 2), total });
  });

  it("is missing for an unknown hashtag", async () => {
    expect(await getHashtagPage("nobody-knows", 1, 10)).toEqual({ state: "missing" });
    expect(await getHashtagPage("a/b", 1, 10)).toEqual({ state: "missing" });
  });
});

describe("findVideosByHashtags", () => {
  it.each(listNestings("videos"))("posts the ids and reads the Active videos %s", async (_, nest) => {
    provider.answer("/get-video-by-hashtags", { json: nest(MIXED) });
    expect(slugsOf(await findVideosByHashtags(["h1", "h2"]))).toEqual(["first", "last"]);
    expect(provider.requests.at(-1)).toMatchObject({
      method: "POST",
      path: "/get-video-by-hashtags",
      body: '{"hashtagIds":["h1","h2"]}',
    });
  });

  it("identifies the visitor to a provider that trusts the site", async () => {
    provider.answer("/get-video-by-hashtags", { json: { data: [] } });
    process.env.API_TOKEN = "a-token-of-24-characters";
    await jest.isolateModulesAsync(async () => {
      const isolated = await import("./videos");
      await isolated.findVideosByHashtags(["h1"]);
    });
    delete process.env.API_TOKEN;
    expect(provider.requests.at(-1)?.headers["x-forwarded-for"]).toBe("203.0.113.7");
  });

  it("throws the provider's sentence when it refuses", async () => {
    const refusal = { status: "error", success: false, message: "Choose fewer." };
    provider.answer("/get-video-by-hashtags", { status: 400, json: refusal });
    await expect(findVideosByHashtags(["h1"])).rejects.toMatchObject({
      failure: "refused",
      providerMessage: "Choose fewer.",
    });
  });
});
