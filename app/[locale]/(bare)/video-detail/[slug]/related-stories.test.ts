import { getHashtagChoices } from "@/lib/provider/hashtags";
import { getHashtagPage } from "@/lib/provider/videos";
import { type Video, videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { readRelatedStories } from "./related-stories";

jest.mock("@/lib/provider/videos", () => ({
  ...jest.requireActual<object>("@/lib/provider/videos"),
  getHashtagPage: jest.fn(),
}));
jest.mock("@/lib/provider/hashtags", () => ({ getHashtagChoices: jest.fn() }));

const video = (slug: string, overrides: object = {}): Video =>
  videoSchema.parse(providerVideo({ _id: slug, slug, ...overrides }));

const FERRY = video("ferry", { hashtagId: [{ name: "Hope" }, { name: "Grief" }] });

const choice = (name: string, slug: string | null = name.toLowerCase()) => ({
  id: name,
  name,
  slug,
  isForStories: true,
});

async function slugsFor(related: Video[], of = FERRY) {
  return (await readRelatedStories({ video: of, related })).map(({ slug }) => slug);
}

const pageOf = (...videos: Video[]) => ({ videos, received: videos.length, total: videos.length });

beforeEach(() => {
  const list = ["Hope", "Doubt", "Grief"].map((name) => choice(name));
  jest.mocked(getHashtagChoices).mockResolvedValue({ state: "found", data: list });
  jest.mocked(getHashtagPage).mockReset();
});

it("are those that the provider names: up to nine, each once, only with a page", async () => {
  const named = "a a b c d e f g h i j".split(" ").map((slug) => video(slug));
  expect(await slugsFor([video("m", { videoType: "multiple" }), FERRY, ...named])).toEqual(
    "a b c d e f g h i".split(" "),
  );
  expect(getHashtagPage).not.toHaveBeenCalled();
});

it("are those with the same hashtags if the provider names none", async () => {
  jest.mocked(getHashtagPage).mockImplementation(async (slug) => ({
    state: "found",
    data: pageOf(FERRY, video(`of-${slug}`), video("of-both"), video("m", { videoType: "multiple" })),
  }));
  expect(await slugsFor([])).toEqual(["of-hope", "of-both", "of-grief"]);
  expect(jest.mocked(getHashtagPage).mock.calls).toEqual(["hope", "grief"].map((slug) => [slug, 1, 27]));
});

it("are none for a story without hashtags, without asking the provider", async () => {
  jest.mocked(getHashtagChoices).mockClear();
  expect(await slugsFor([], video("bare", { hashtagId: [] }))).toEqual([]);
  expect(getHashtagChoices).not.toHaveBeenCalled();
});

it("are none if the provider omits the hashtags' addresses or does not answer", async () => {
  jest.mocked(getHashtagChoices).mockResolvedValue({ state: "found", data: [choice("Hope", null)] });
  expect(await slugsFor([])).toEqual([]);
  jest.mocked(getHashtagChoices).mockResolvedValue({ state: "unavailable" });
  expect(await slugsFor([])).toEqual([]);
});

it("are those that arrived in time", async () => {
  jest.useFakeTimers();
  jest
    .mocked(getHashtagPage)
    .mockImplementation((slug) =>
      slug === "hope"
        ? new Promise(() => undefined)
        : Promise.resolve({ state: "found", data: pageOf(video("quick")) }),
    );
  const slugs = slugsFor([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await slugs).toEqual(["quick"]);
  jest.useRealTimers();
});
