import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { readSubject } from "./subject";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());

it("uses a text page's own title", async () => {
  provider.answer("/web/page-content/terms-condition", { json: { data: { title: "Our rules" } } });
  expect(await readSubject("pages", "terms-service")).toMatchObject({ data: { title: "Our rules" } });
});

it.each([
  ["has none", { json: { data: { title: null } } }],
  ["does not know the page", { json: { status: "error" }, status: 404 }],
])("uses a text page's default title when the provider %s", async (_, answer) => {
  provider.answer("/web/page-content/privacy-policy", answer);
  expect(await readSubject("pages", "privacy-policy")).toMatchObject({ data: { title: "Privacy policy" } });
});

it("draws nothing for a text page that is unavailable, rather than another title", async () => {
  provider.answer("/web/page-content/%09Discover%20Jesus", { json: { status: "error" }, status: 500 });
  expect(await readSubject("pages", "discover-jesus")).toEqual({ state: "unavailable" });
});

it("uses the default title of the site's other pages", async () => {
  expect(await readSubject("pages", "help-desk")).toMatchObject({ data: { title: "Help desk" } });
});

it("uses a hashtag's name as people write it", async () => {
  provider.answer("/gethashtagBySlug/hope", { json: { data: { image: null, name: "Hope" } } });
  expect(await readSubject("hashtags", "hope")).toMatchObject({ data: { kind: "hashtags", title: "#Hope" } });
});
