import { unstable_cache } from "next/cache";
import { pageSegment } from "@/lib/page-cache/page-segment";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { providerVideo } from "@/lib/test-support/provider-video";
import { getBlog, getBlogs } from "./blogs";
import { getFaqCategories } from "./pages";
import { searchProvider } from "./search";
import { findVideosByHashtags, getVideo } from "./videos";

jest.mock("next/cache", () => ({ unstable_cache: jest.fn((load: () => unknown) => load) }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));
jest.mock("@/lib/page-cache/page-segment", () => ({ pageSegment: jest.fn() }));

const SETTINGS = "/web/setting-page-content";
const VIDEO = "/get_individual_video/found-on-the-ferry";
const ENGLISH = { lang: "en", dir: "ltr" };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.reset();
  jest.mocked(unstable_cache).mockClear();
});

const serve = (path: string, json: unknown) => provider.answer(path, { json });

/** Renders a page with this segment; the provider offers translations, and the church Spanish and Arabic. */
function renderIn(segment: string, offers = ["translations"], own = "en") {
  jest.mocked(pageSegment).mockResolvedValue(segment);
  const church = { languages: { own, others: ["es", "ar"] } };
  serve(SETTINGS, { status: "success", message: "", data: { email: "", offers, church } });
}

const asked = () => provider.requests.map(({ path }) => path).filter((path) => path !== SETTINGS);

/** Returns the keys and tags of what was stored, apart from the settings. */
const stored = () =>
  jest
    .mocked(unstable_cache)
    .mock.calls.map(([, [key = ""] = [], options]) => ({ key, tags: options?.tags }))
    .filter(({ key }) => !key.includes('"settings"'));

describe("reading in a language", () => {
  expectFreshReads();

  it("asks for the page's language, and marks every text that is in another one", async () => {
    renderIn("es");
    serve(`${VIDEO}?language=es`, {
      status: "success",
      data: providerVideo({ name: "En el ferry", language: "es" }),
      features: [
        providerVideo({ slug: "b" }),
        providerVideo({ slug: "c", language: "ar" }),
        providerVideo({ slug: "d", language: "xx" }),
      ],
    });
    const reading = await getVideo("found-on-the-ferry");
    if (reading.state !== "found") throw new Error("The video was not read");
    expect(reading.data.video.language).toBeUndefined();
    expect(reading.data.related.map(({ language }) => language)).toEqual([
      ENGLISH,
      { lang: "ar", dir: "rtl" },
      ENGLISH,
    ]);
  });

  it("keeps each language apart, under the same tags", async () => {
    renderIn("default");
    serve(VIDEO, { status: "success", data: providerVideo(), features: [] });
    await getVideo("found-on-the-ferry");
    renderIn("es");
    serve(`${VIDEO}?language=es`, { status: "success", data: providerVideo(), features: [] });
    await getVideo("found-on-the-ferry");
    const [own, spanish] = stored();
    expect(own?.key).not.toContain("es");
    expect(spanish?.key).toContain('{"wanted":"es","own":"en"}');
    expect(spanish?.tags).toEqual(own?.tags);
  });

  it("adds the language to a query, and to reads by POST", async () => {
    renderIn("es");
    provider.answerEverything({
      json: {
        status: "success",
        data: {
          ...{ email: "", offers: ["translations"], church: { languages: { own: "en", others: ["es"] } } },
          ...{ blogs: [], videos: [], results: [] },
        },
      },
    });
    await getBlogs();
    await findVideosByHashtags(["h1"]);
    await searchProvider("light", null);
    expect(asked()).toEqual([
      "/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1&language=es",
      "/get-video-by-hashtags?language=es",
      "/search?q=light&language=es",
    ]);
  });

  it.each([
    [["translations", "searchLanguage"], "es", "&language=es"],
    [["translations"], "es", "&language=es"],
    [["searchLanguage"], "es", "&language=es"],
    [["translations", "searchLanguage"], "default", "&language=en"],
    [["translations"], "default", ""],
  ])("tells a search with %j the language of the page at %s once", async (offers, segment, language) => {
    renderIn(segment, offers);
    serve(`/search?q=light${language}`, { data: { results: [] } });
    const outcome = await searchProvider("light", null, segment === "es" ? "es" : "en");
    expect(outcome).toEqual({ state: "found", results: [] });
    expect(asked()).toEqual([`/search?q=light${language}`]);
  });

  it("marks each question that isn't translated", async () => {
    renderIn("es");
    serve("/web/get_faq_with_category?language=es", {
      status: "success",
      data: [
        {
          name: "Historias",
          language: "es",
          faqData: [
            { question: "¿Quién?", answer: "Todos.", language: "es" },
            { question: "Where?", answer: "Here." },
          ],
        },
      ],
    });
    const reading = await getFaqCategories();
    expect(reading).toMatchObject({ state: "found", data: [{ name: "Historias", entries: [{}, {}] }] });
    const [category] = reading.state === "found" ? reading.data : [];
    expect(category?.language).toBeUndefined();
    expect(category?.entries.map(({ language }) => language)).toEqual([undefined, ENGLISH]);
  });

  it.each([
    ["the church's own language", "default", ["translations"]],
    ["a provider without translations", "es", ["saved"]],
    ["a language that the church doesn't offer", "fr", ["translations"]],
    ["a made-up language", "xx&a=b", ["translations"]],
  ])("changes nothing for %s", async (_, segment, offers) => {
    renderIn(segment, offers);
    serve("/get-blog-by-id/light", { success: true, data: [{ title: "Light", slug: "light", content: "" }] });
    const reading = await getBlog("light");
    expect(asked()).toEqual(["/get-blog-by-id/light"]);
    expect(reading).toMatchObject({ state: "found", data: { title: "Light" } });
    expect(reading.state === "found" && reading.data.language).toBeUndefined();
  });
});
