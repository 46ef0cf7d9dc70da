import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
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

const feed = (headers = {}) => GET(new Request("https://stories.example/feed.xml", { headers }));

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
