import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import messages from "@/messages/es.json";
import { GET } from "./per-request/route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const BLOGS = "/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1";
const BLOG = { title: "One lamp", slug: "one-lamp", postedDate: "2025-03-01", content: "<p>Late.</p>" };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());

const feed = (headers = {}, locale = "default") =>
  GET(new Request("https://stories.example/feed.xml", { headers }), { params: Promise.resolve({ locale }) });

it("is unavailable instead of empty while the provider does not answer", async () => {
  provider.answer(BLOGS, { status: 500, json: { status: "error", message: "Oops" } });
  const response = await feed();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
});

it("works without the settings, and stays the same until something changes", async () => {
  provider.answer(BLOGS, { json: { data: { blogs: [BLOG] } } });
  const response = await feed();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  await expect(response.text()).resolves.toContain("One lamp");

  const known = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await feed(known)).status).toBe(304);
  provider.answer(BLOGS, { json: { data: { blogs: [{ ...BLOG, title: "Two lamps" }] } } });
  expect((await feed(known)).status).toBe(200);
});

describe("on a site in English and Spanish", () => {
  beforeAll(() => {
    const church = { languages: { own: "en", others: ["es"] } };
    const settings = { company: "Faro", church, offers: ["translations"] };
    provider.answer("/web/setting-page-content", { json: { data: settings } });
    const untitled = { ...BLOG, title: "" };
    provider.answer(BLOGS, { json: { data: { blogs: [untitled] } } });
    const spanish = { ...BLOG, slug: "lamp", title: "Una lámpara", language: "es" };
    provider.answer(`${BLOGS}&language=es`, { json: { data: { blogs: [untitled, spanish] } } });
  });

  it("has the translated articles in their language's feed", async () => {
    expect(await (await feed({}, "es")).text()).toContain("<![CDATA[Una lámpara]]>");
    expect(await (await feed()).text()).not.toContain("Una lámpara");
  });

  it("names an article without a title in the feed's language", async () => {
    expect(await (await feed()).text()).toContain("<![CDATA[An article]]>");
    const spanish = await (await feed({}, "es")).text();
    expect(spanish).toContain("<language>es</language>");
    expect(spanish).toContain(`<![CDATA[${messages.untitled.article}]]>`);
  });

  it.each(["de", "xx"])("has no feed in the language %s", async (language) => {
    expect((await feed({}, language)).status).toBe(404);
  });

  it("has the own language's feed at the address without a prefix", async () => {
    const response = await feed({}, "en");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/feed.xml"]);
  });
});
