import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { listNestings } from "@/lib/test-support/nestings";
import { providerVideo } from "@/lib/test-support/provider-video";
import { getListedBlogs } from "./blogs";
import { getListedVideos, getShownVideos } from "./videos";
import { MOST_DESCRIPTION } from "./video-schema";
import { dataOr } from "./cached-query";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());

beforeEach(() => {
  provider.requests.length = 0;
  jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

expectFreshReads();

const video = (slug: string, others = {}) => providerVideo({ _id: slug, slug, ...others });
const slugsOf = (things: { slug: string }[]) => things.map(({ slug }) => slug);
const pathsAsked = () => provider.requests.map(({ path }) => path);

/** Returns the first page's videos. */
const listed = async () => dataOr(await getListedVideos(1), { items: [], pages: 0 }).items;

describe("getListedVideos", () => {
  it.each(listNestings("videos"))("reads the videos that have a page of their own %s", async (_, nest) => {
    const sent = [
      video("first"),
      video("pending", { status: "Pending" }),
      video("only-in-the-feed", { videoType: "multiple" }),
      video("without-a-film", { videoLink: "" }),
      null,
      video("a/b"),
      video("last", { videoType: "single" }),
    ];
    provider.answer("/video-reels/1/500", { json: nest(sent) });
    expect(slugsOf(await listed())).toEqual(["first", "last"]);
  });

  it("also returns videos that only appear in the feed, on request", async () => {
    const sent = [video("first"), video("pending", { status: "Pending" })];
    const inFeed = video("only-in-the-feed", { videoType: "multiple" });
    provider.answer("/video-reels/1/500", { json: { data: { videos: [...sent, inFeed] } } });
    const shown = dataOr(await getShownVideos(), []);
    expect(shown.map(({ slug, videoType }) => [slug, videoType])).toEqual([
      ["first", "both"],
      ["only-in-the-feed", "multiple"],
    ]);
  });

  it("continues until the total is reached", async () => {
    const page = (slugs: string[]) => ({
      json: { data: { videos: slugs.map((slug) => video(slug)), videoLength: 5 } },
    });
    provider.answer("/video-reels/1/500", page(["a", "b"]));
    provider.answer("/video-reels/2/2", page(["c", "d"]));
    provider.answer("/video-reels/3/2", page(["e"]));
    expect(slugsOf(dataOr(await getShownVideos(), []))).toEqual(["a", "b", "c", "d", "e"]);
    expect(pathsAsked()).toEqual(["/video-reels/1/500", "/video-reels/2/2", "/video-reels/3/2"]);
  });

  it("stores only the fields that are used", async () => {
    const long = video("long", { description: "word ".repeat(10_000) });
    provider.answer("/video-reels/1/500", { json: { data: { videos: [long], videoLength: 1 } } });
    const [first] = await listed();
    expect(first).toEqual({
      id: long._id,
      slug: "long",
      name: "Found on the ferry",
      description: "word ".repeat(10_000).slice(0, MOST_DESCRIPTION),
      src: "https://media.example/uploads/ferry.mp4",
      poster: "https://media.example/uploads/ferry.jpg",
      duration: 9.5,
      hashtags: ["hope"],
      videoType: "both",
      createdAt: "2025-03-01T10:00:00.000Z",
      updatedAt: "2025-03-02T10:00:00.000Z",
    });
  });
});

describe("getListedBlogs", () => {
  const path = (page: number, limit: number) =>
    `/get-blogs?pageNumber=${page}&limit=${limit}&filter=&sortBy=1`;
  const blog = (slug: string) => ({
    title: "Light",
    slug,
    content: "<p>Light</p>",
    postedDate: "2025-03-01",
  });

  it.each(listNestings("blogs"))("reads the slugs and dates %s", async (_, nest) => {
    provider.answer(path(1, 100), { json: nest([blog("light"), null, blog("a/b")]) });
    const light = { slug: "light", postedDate: "2025-03-01", updatedAt: null };
    expect(await getListedBlogs(1)).toEqual({ state: "found", data: { items: [light], pages: 1 } });
  });

  const slugs = Array.from({ length: 230 }, (_, index) => `blog-${index}`);

  function provideBlogs(blogLength?: number): void {
    for (const page of [1, 2, 3]) {
      const blogs = slugs.slice((page - 1) * 100, page * 100).map(blog);
      provider.answer(path(page, 100), { json: { data: { blogs, blogLength } } });
    }
  }

  it("reads a page if the provider tells how many there are", async () => {
    provideBlogs(230);
    const last = dataOr(await getListedBlogs(3), { items: [], pages: 0 });
    expect([slugsOf(last.items), last.pages]).toEqual([slugs.slice(200), 3]);
    expect((await getListedBlogs(4)).state).toBe("missing");
  });

  it("reads all if the provider does not", async () => {
    provideBlogs();
    const all = dataOr(await getListedBlogs(1), { items: [], pages: 0 });
    expect([slugsOf(all.items), all.pages]).toEqual([slugs, 1]);
    expect((await getListedBlogs(2)).state).toBe("missing");
  });
});
