import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { GET } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const SLUG = "found-on-the-ferry";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  provider.answer(`/get_individual_video/${SLUG}`, { json: { data: providerVideo() } });
  provider.answer("/uploads/ferry.vtt", { raw: "WEBVTT\n\nspoken" });
  provider.answer("/uploads/ferry.de.vtt", { raw: "WEBVTT\n\ndeutsch" });
});
afterAll(() => provider.stop());

function captions(query: string): Promise<Response> {
  const request = new Request(`https://stories.example/embed/${SLUG}/captions${query}`);
  return GET(request, { params: Promise.resolve({ slug: SLUG }) });
}

it.each([
  ["", "spoken"],
  ["?lang=en", "spoken"],
  ["?lang=de", "deutsch"],
])("returns the captions for %p", async (query, text) => {
  const response = await captions(query);
  expect(response.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(await response.text()).toContain(text);
});

it.each(["?lang=fr", "?lang="])("has none for %p", async (query) => {
  expect((await captions(query)).status).toBe(404);
});
