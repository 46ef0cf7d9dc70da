import { startFakeProvider, type Answer, type FakeProvider } from "@/lib/test-support/fake-provider";
import { getAboutContent } from "./about";
import { getAppInstallContent } from "./app-install";
import { getBlog, getBlogs } from "./blogs";
import { getFaqCategories } from "./faqs";
import { getHashtagBanner, getHashtagChoices } from "./hashtags";
import { isProviderAnswering } from "./health";
import { getHelpContent } from "./help";
import { getHomeContent } from "./home";
import { getLanguages } from "./languages";
import { getPageContent } from "./pages";
import { getSettings } from "./settings";
import { findVideosByHashtags, getHashtagVideos, getReelsPage, getVideo } from "./videos";
import { getVolunteerContent } from "./volunteer";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/server", () => ({ connection: async () => undefined }));

const FALLBACKS: [name: string, read: () => Promise<unknown>, fallback: unknown][] = [
  ["settings", getSettings, expect.objectContaining({ company: "", facebookLink: null })],
  [
    "home",
    getHomeContent,
    expect.objectContaining({
      gallery: { heading: "", subheading: "", images: [], bottomHeading: "", storeUrl: null },
      submitNowUrl: null,
    }),
  ],
  [
    "about",
    getAboutContent,
    { mission: "", missionMedia: null, story: "", vision: "", valuesHtml: "", joinUs: "" },
  ],
  [
    "app install",
    getAppInstallContent,
    { title: "", shortDescription: "", googleAppLink: null, appleAppLink: null, media: null },
  ],
  [
    "volunteer",
    getVolunteerContent,
    expect.objectContaining({ hero: { heading: "", paragraph: "", media: null } }),
  ],
  ["languages", getLanguages, []],
  ["FAQ categories", getFaqCategories, []],
  ["help", getHelpContent, null],
  ["page", () => getPageContent("privacy-policy"), { state: "unavailable" }],
  ["blogs", getBlogs, { state: "unavailable" }],
  ["blog", () => getBlog("light"), { state: "unavailable" }],
  ["hashtags", getHashtagChoices, { state: "unavailable" }],
  ["hashtag", () => getHashtagBanner("hope"), { state: "unavailable" }],
  ["video", () => getVideo("ferry"), { state: "unavailable" }],
  ["reels", () => getReelsPage(1, 2), { state: "unavailable" }],
  ["hashtag videos", () => getHashtagVideos("hope"), { state: "unavailable" }],
];

const FAILURES: [name: string, answer: Answer][] = [
  ["an HTML error page", { status: 502, raw: "<!doctype html><h1>Bad gateway</h1>" }],
  ["an HTML page instead of JSON", { raw: "<!doctype html><h1>Parked</h1>" }],
  ["truncated JSON", { raw: '{"status":"success","data":{"title":"Wel' }],
  ["an empty body", { raw: "" }],
  ["a body cut short", { fault: "cut" }],
  ["a closed connection", { fault: "close" }],
  ["no answer in time", { fault: "hang" }],
  ["half an answer in time", { fault: "stall" }],
  ["a failure under HTTP 200", { json: { status: "error", success: false, message: "Closed" } }],
  ["a server error in JSON", { status: 500, json: { status: "error", message: "Oops" } }],
  ["a redirect", { status: 302, raw: "", headers: { location: "/" } }],
];

const SHORT_MS = 20;
const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);

let provider: FakeProvider;
let errors: jest.SpyInstance;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

beforeEach(() => {
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeoutAfter(SHORT_MS));
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe.each(FAILURES)("when the provider answers with %s", (_, answer) => {
  beforeEach(() => provider.answerEverything(answer));

  it.each(FALLBACKS)(
    "the %s are what a page can do without, and the log says so",
    async (_, read, fallback) => {
      await expect(read()).resolves.toEqual(fallback);
      expect(errors).toHaveBeenCalledTimes(1);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider-read-failed"));
    },
  );

  it("looking for videos by hashtags throws", async () => {
    await expect(findVideosByHashtags(["h1"])).rejects.toMatchObject({ name: "ProviderError" });
  });

  it("the provider counts as not answering", async () => {
    await expect(isProviderAnswering()).resolves.toBe(false);
  });
});

describe("when the connection is refused", () => {
  beforeAll(() => provider.stop());
  afterAll(() => provider.resume());

  it.each(FALLBACKS)("the %s are what a page can do without", async (_, read, fallback) => {
    await expect(read()).resolves.toEqual(fallback);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider unreachable"));
  });
});

it("counts as answering when the provider answers", async () => {
  provider.answerEverything({ json: { status: "success", data: {} } });
  await expect(isProviderAnswering()).resolves.toBe(true);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(2000);
});
