import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { plainReelsQuerySchema, readSelectedHashtags, toReels } from "./read-reels";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const PATH = "/get-hashtag-frontend";
const HOPE = { id: "h1", name: "Hope", slug: "hope", isForStories: true };
const DOUBT = { id: "h2", name: "Doubt", slug: null, isForStories: true };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());

// Must run first: an earlier good list would replace the missing one.
it("is unavailable when the hashtags are unavailable", async () => {
  provider.answer(PATH, { fault: "close" });
  expect(await readSelectedHashtags("hope")).toEqual({ state: "unavailable" });
});

it("finds nothing if the provider has no hashtags", async () => {
  provider.answer(PATH, { status: 404, json: { status: "error" } });
  expect(await readSelectedHashtags("hope")).toEqual({ state: "found", data: [] });
});

it.each([
  ["a slug", "hope", [HOPE]],
  ["an id", "h2", [DOUBT]],
  ["several", ["h2", "hope"], [DOUBT, HOPE]],
  ["several in one", "hope,h2", [HOPE, DOUBT]],
  ["one that is not Active", "advent", []],
  ["10,000 of them", Array<string>(10_000).fill("hope"), [HOPE]],
  ["10,000 in one", "hope,".repeat(10_000), [HOPE]],
  ["nonsense", ["", "<script>", "\u0000", "../..", "%", "a".repeat(10_000)], []],
])("reads %s", async (_, parameter, data) => {
  const list = [
    { _id: "h1", name: "Hope", slug: "hope", status: "Active" },
    { _id: "h2", name: "Doubt", status: "Active" },
    { _id: "h3", name: "Advent", slug: "advent", status: "Inactive" },
  ];
  provider.answer(PATH, { json: { status: "success", data: { list } } });
  expect(await readSelectedHashtags(parameter)).toEqual({ state: "found", data });
});

it.each([undefined, "", [], [""]])("makes no request for %p", async (parameter) => {
  const before = provider.requests.length;
  expect(await readSelectedHashtags(parameter)).toEqual({ state: "found", data: [] });
  expect(provider.requests).toHaveLength(before);
});

describe("toReels", () => {
  const reelOf = (overrides: Record<string, unknown>) =>
    toReels([videoSchema.parse(providerVideo(overrides))])[0];

  it("returns what a player needs and shows", () => {
    const placeholder = "data:image/webp;base64,UklGRg==";
    const light = { type: "video/mp4", width: 360, height: 640, bitrate: 500_000 };
    const sources = [{ src: "/uploads/light.mp4", ...light }];
    expect(reelOf({ sources, placeholder, hasSound: false })).toMatchObject({
      sources: [{ src: `${provider.url}/uploads/light.mp4`, ...light }],
      placeholder,
      hasSound: false,
    });
  });

  it.each([
    ["both", true],
    ["multiple", false],
  ])("states for type %s whether it has a page: %s", (videoType, hasPage) => {
    expect(reelOf({ videoType })).toMatchObject({ hasPage });
  });

  it("treats a video without these fields as one file with sound", () => {
    const none = { sources: undefined, placeholder: undefined, hasSound: undefined };
    expect(reelOf(none)).toMatchObject({ sources: [], placeholder: null, hasSound: true });
  });
});

const NOTHING_ASKED = { page: 1, hashtag: null, shared: null };

describe("plainReelsQuerySchema", () => {
  it("reads an address's parameters", () => {
    const query = { page: "3", hashtag: "hope", v: "two-cups", utm_source: "letter" };
    expect(plainReelsQuerySchema.parse(query)).toEqual({ page: 3, hashtag: "hope", shared: "two-cups" });
  });

  it.each([
    {},
    { page: "0" },
    { page: "-1" },
    { page: "1.5" },
    { page: "two" },
    { page: "9999999999" },
    { page: ["2", "3"] },
    { hashtag: "" },
    { hashtag: ["hope", "grace"] },
    { v: "" },
    { v: ["two-cups", "the-pears-came"] },
  ])("finds no parameters in %j", (query) => {
    expect(plainReelsQuerySchema.parse(query)).toEqual(NOTHING_ASKED);
  });
});
