import { type Answer, type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { searchContent } from "./search-content";

let address = 0;
jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("@/lib/http/visitor", () => ({
  knownVisitor: async () => null,
  visitorAddress: async () => `192.0.2.${address}`,
}));

let provider: FakeProvider;
let errors: jest.SpyInstance;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.API_TOKEN = "a-token-of-this-test";
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());

beforeEach(() => {
  address += 1;
  jest.spyOn(console, "warn").mockReturnValue();
  errors = jest.spyOn(console, "error").mockReturnValue();
});

afterEach(() => jest.restoreAllMocks());

/** Returns the module as in a process that has read nothing yet. */
async function freshModule() {
  jest.resetModules();
  return import("./search-content");
}

const words = (text: string, isMatch = false) => [{ text, isMatch }];

const success = (results: unknown[]): Answer => ({ json: { status: "success", data: { results } } });

describe("the provider's own search", () => {
  it("runs on the visitor's behalf, and its results are read", async () => {
    const found = { slug: "a-story", title: words("A lamp", true), excerpt: words("of hope") };
    provider.answer(
      "/search?q=lamp+%26+oil",
      success([
        { kind: "video", ...found, videoType: "both", poster: "/uploads/images/a.jpg", start: 12.5 },
        { kind: "collection", ...found, poster: "/uploads/images/a.jpg" },
        { kind: "blog", ...found },
        { kind: "page", ...found, slug: "\tDiscover Jesus" },
      ]),
    );
    expect(await searchContent("lamp & oil")).toEqual({
      state: "found",
      results: [
        {
          kind: "video",
          ...found,
          videoType: "both",
          poster: "https://media.example/uploads/images/a.jpg",
          start: 12.5,
        },
        { kind: "collection", ...found, poster: "https://media.example/uploads/images/a.jpg" },
        { kind: "blog", ...found },
        { kind: "page", ...found, slug: "discover-jesus" },
      ],
    });
    expect(provider.requests[0]?.headers["x-forwarded-for"]).toBe(`192.0.2.${address}`);
  });

  it("gets the visitor's language only if it knows what to do with it", async () => {
    provider.answer("/search?q=lantern", success([]));
    await searchContent("lantern", "es");
    expect(provider.requests.at(-1)?.path).toBe("/search?q=lantern");
    const { searchContent: searchAfresh } = await freshModule();
    provider.answer("/web/setting-page-content", { json: { data: { offers: ["searchLanguage"] } } });
    provider.answer("/search?q=lantern&language=es", success([]));
    expect(await searchAfresh("lantern", "es")).toEqual({ state: "found", results: [] });
    expect(provider.requests.at(-1)?.path).toBe("/search?q=lantern&language=es");
    provider.answer("/web/setting-page-content", { json: { data: {} } });
  });

  it("loses invalid results, and keeps the rest", async () => {
    const found = { slug: "a-story", title: words("A lamp"), excerpt: words("of\0hope") };
    provider.answer(
      "/search?q=odd",
      success([
        { kind: "sermon", ...found },
        { kind: "blog", ...found, slug: "../admin" },
        { kind: "blog", ...found, title: [] },
        // The site has another page at this address.
        { kind: "page", ...found, slug: "upload-story" },
        { kind: "video", ...found, title: "A lamp", videoType: "hologram", poster: 7, start: -1 },
      ]),
    );
    const unknown = { videoType: "single", poster: null, start: null };
    expect(await searchContent("odd")).toEqual({
      state: "found",
      results: [{ kind: "video", ...found, excerpt: words("of hope"), ...unknown }],
    });
  });

  it.each<Answer>([
    { fault: "close" },
    { json: { status: "error" }, status: 500 },
    { raw: "<h1>Hello</h1>" },
    { json: { status: "success", data: {} } },
  ])("that does not answer (%j) is an outage, and the query is not logged", async (answer) => {
    provider.answer("/search?q=secret", answer);
    expect(await searchContent("secret")).toEqual({ state: "unavailable" });
    expect(errors).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(errors.mock.calls)).not.toContain("secret");
  });

  it("may report too many searches, and then so does the site", async () => {
    provider.answer("/search?q=many", {
      raw: JSON.stringify({ status: "error", message: "Too many" }),
      status: 429,
      headers: { "content-type": "application/json", "retry-after": "7" },
    });
    expect(await searchContent("many")).toEqual({ state: "limited", seconds: 7 });
    provider.answer("/search?q=many", success([]));
    const states = new Set<string>();
    while (!states.has("limited")) states.add((await searchContent("many")).state);
    expect(states).toEqual(new Set(["found", "limited"]));
  });
});

describe("without such a call", () => {
  const reels = (videos: unknown[]): Answer => ({
    json: { status: "success", data: { videos, videoLength: videos.length } },
  });

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "clearTimeout"] });
    // Lets results cached by an earlier test expire.
    jest.setSystemTime(Date.now() + address * 60_000);
    const video = (data: object) => providerVideo({ hashtagId: [], ...data });
    provider.answer(
      "/video-reels/1/500",
      reels([
        video({ _id: "1", slug: "lamp", name: "A lamp", description: "Perseverance." }),
        video({ _id: "2", slug: "reel", name: "A café", videoType: "multiple" }),
        video({ _id: "3", slug: "waiting", name: "A lamp", status: "Pending" }),
      ]),
    );
    provider.answer("/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1", {
      json: {
        status: "success",
        data: { blogs: [{ title: "On light", slug: "light", content: "<p>No lamp <b>needed</b>.</p>" }] },
      },
    });
    provider.answer("/web/page-content/terms-condition", {
      json: { status: "success", data: { title: "Terms", content: "<p>Of lamps.</p>" } },
    });
  });
  afterEach(() => jest.useRealTimers());

  async function found(query: string) {
    const outcome = await searchContent(query);
    return outcome.state === "found" ? outcome.results : [];
  }

  it("searches the videos, articles and pages that the site can read", async () => {
    const results = await found("LAMP");
    expect(results.map(({ kind, slug }) => `${kind} ${slug}`).sort()).toEqual([
      "blog light",
      "page terms-condition",
      "video lamp",
    ]);
    expect(results[0]?.title).toEqual([
      { text: "A ", isMatch: false },
      { text: "lamp", isMatch: true },
    ]);
    const article = results.find(({ kind }) => kind === "blog");
    expect(article?.excerpt).toEqual([
      { text: "No ", isMatch: false },
      { text: "lamp", isMatch: true },
      { text: " needed.", isMatch: false },
    ]);
  });

  it("searches collections, too, if the provider has them", async () => {
    const search = await freshModule();
    provider.answer("/web/setting-page-content", { json: { data: { email: "", offers: ["collections"] } } });
    const collection = { _id: "c", name: "For Easter", slug: "easter", poster: "/a.jpg" };
    provider.answer("/get-collections", { json: { data: { collections: [collection] } } });
    expect(await search.searchContent("easter")).toMatchObject({
      results: [{ kind: "collection", slug: "easter", poster: "https://media.example/a.jpg" }],
    });
  });

  it("ignores accents, matches beginnings, forgives typing errors and requires every word", async () => {
    expect(await found("cafe")).toMatchObject([{ slug: "reel", videoType: "multiple" }]);
    expect(await found("perseverence lamp")).toMatchObject([
      { slug: "lamp", excerpt: expect.arrayContaining([{ text: "Perseverance", isMatch: true }]) },
    ]);
    expect(await found("lamp zebra")).toEqual([]);
    expect(await found("🙏")).toEqual([]);
  });

  it("finds other forms after the words themselves, and nothing that only begins alike", async () => {
    const videos = ["Healing", "We were healed", "Health", "Mice"].map((name, index) =>
      providerVideo({ _id: `${index}`, slug: `story-${index}`, name, description: "", hashtagId: [] }),
    );
    provider.answer("/video-reels/1/500", reels(videos));
    const search = await freshModule();
    const titles = async (query: string) => {
      const outcome = await search.searchContent(query);
      const results = outcome.state === "found" ? outcome.results : [];
      return results.map(({ title }) => title.map(({ text }) => text).join(""));
    };
    expect(await titles("healed")).toEqual(["We were healed", "Healing"]);
    expect(await titles("healing")).toEqual(["Healing", "We were healed"]);
    expect(await titles("mouse")).toEqual(["Mice"]);
  });

  it("shows first what is in the visitor's language, then the rest, each in its order", async () => {
    const search = await freshModule();
    const video = (slug: string, name: string, lang?: string) =>
      providerVideo({
        ...{ _id: slug, slug, name, description: "", hashtagId: [] },
        captions: lang ? [lang, "es", "en"].map((one) => ({ lang: one, label: one, src: "/a.vtt" })) : [],
      });
    provider.answer(
      "/video-reels/1/500",
      reels([
        video("english", "Lámpara", "en"),
        video("mexican", "Lámpara de esperanza", "es-MX"),
        video("spanish", "Lámpara", "es"),
        video("unknown", "Lámpara"),
      ]),
    );
    const slugs = async (language?: "en" | "es" | "ar") => {
      const outcome = await search.searchContent("lampara", language);
      return outcome.state === "found" ? outcome.results.map(({ slug }) => slug) : [];
    };
    const usual = await slugs();
    const [first, second, ...rest] = await slugs("es");
    expect([first, second]).toEqual(["spanish", "mexican"]);
    expect(rest).toEqual(usual.filter((slug) => rest.includes(slug)));
    expect((await slugs("en")).slice(0, 2).sort()).toEqual(["english", "unknown"]);
    expect(await slugs("ar")).toEqual(usual);
  });

  it("shows first what is translated into the page's language, and marks the rest", async () => {
    const search = await freshModule();
    const { atSegment } = await import("@/lib/page-cache/page-segment");
    const church = { languages: { own: "en", others: ["es"] } };
    provider.answer("/web/setting-page-content", { json: { data: { offers: ["translations"], church } } });
    const video = (slug: string, language?: string) =>
      providerVideo({ _id: slug, slug, name: "Lámpara", description: "", hashtagId: [], language });
    const slugs = ["a", "b", "c"];
    for (const translated of slugs) {
      const videos = slugs.map((slug) => video(slug, slug === translated ? "es" : undefined));
      provider.answer("/video-reels/1/500?language=es", reels(videos));
      jest.advanceTimersByTime(61_000);
      const outcome = await atSegment("es", () => search.searchContent("lampara", "es"));
      const [first, ...rest] = outcome.state === "found" ? outcome.results : [];
      expect([first?.slug, first?.language]).toEqual([translated, undefined]);
      expect(rest.map(({ language }) => language)).toEqual(rest.map(() => ({ lang: "en", dir: "ltr" })));
    }
    provider.answer("/web/setting-page-content", { json: { data: {} } });
  });

  it("names a story without a title, which no search finds", async () => {
    const search = await freshModule();
    provider.answer("/video-reels/1/500", reels([providerVideo({ name: "", description: "A lamp." })]));
    expect(await search.searchContent("lamp")).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ kind: "video", title: words("A story") })]),
    });
    expect(await search.searchContent("story")).toEqual({ state: "found", results: [] });
  });

  it("reads everything at most once a minute", async () => {
    const search = await freshModule();
    const lists = () => provider.requests.filter(({ path }) => path.startsWith("/video-reels")).length;
    const before = lists();
    await search.searchContent("lamp");
    jest.advanceTimersByTime(59_000);
    await search.searchContent("light");
    expect(lists() - before).toBe(1);
    jest.advanceTimersByTime(2000);
    await search.searchContent("lamp");
    expect(lists() - before).toBe(2);
  });

  it("is an outage while the provider does not answer, and ends with it", async () => {
    provider.answer("/video-reels/1/500", { json: { status: "error" }, status: 500 });
    const { searchContent: searchAfresh } = await freshModule();
    expect(await searchAfresh("lamp")).toEqual({ state: "unavailable" });
    provider.answer("/video-reels/1/500", reels([]));
    expect((await searchAfresh("lamp")).state).toBe("found");
  });
});
