import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { followShortLink } from "./follow-short-link";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const PAGE = { title: "Give", content: "<p>Thank you.</p>", effectiveDate: null };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());

function answer(slug: string, { video, page }: { video?: object; page?: object }) {
  const nothing = { status: 404, json: { status: "error" } };
  provider.answer(`/get_individual_video/${slug}`, video ? { json: { data: video } } : nothing);
  provider.answer(`/web/page-content/${slug}`, page ? { json: { data: page } } : nothing);
}

it("redirects to a video by the video's own slug, even if a page has the same name", async () => {
  answer("Fe-rry", { video: providerVideo({ slug: "für-alle" }), page: PAGE });
  expect(await followShortLink("Fe-rry")).toEqual({ kind: "moved", to: "/video-detail/f%C3%BCr-alle" });
});

it("shows the page of that name if no Active video has it", async () => {
  answer("give", { video: providerVideo({ slug: "give", status: "Pending" }), page: PAGE });
  expect(await followShortLink("give")).toEqual({
    kind: "page",
    page: { title: "Give", html: "<p>Thank you.</p>", effectiveDate: null },
  });
});

it.each([
  ["terms-condition", "/terms-service"],
  ["Terms-Condition", "/terms-service"],
  ["About-Us", "/about-us"],
  ["HOME", "/"],
])("redirects %s to its address on the site without asking the provider", async (slug, to) => {
  const before = provider.requests.length;
  expect(await followShortLink(slug)).toEqual({ kind: "moved", to });
  expect(provider.requests).toHaveLength(before);
});

it("is missing if the provider knows neither", async () => {
  expect(await followShortLink("nobody-knows")).toEqual({ kind: "missing" });
  expect(provider.requests.map(({ path }) => path)).toContain("/web/page-content/nobody-knows");
});

it.each([
  ...["wp-login.php", "favicon-x.png", ".env", "a b", "a/b", "a\tb", "a\u0000b", "<script>", "a'b", "100%"],
  ...["", "a".repeat(121), "🙏", "a\ud800", "\u202ea"],
])("is missing for %p without asking the provider", async (slug) => {
  const before = provider.requests.length;
  expect(await followShortLink(slug)).toEqual({ kind: "missing" });
  expect(provider.requests).toHaveLength(before);
});

it.each(["abcd", "-aB3", "_a", "für-alle", "希望", "विश्वास", "a".repeat(120)])(
  "asks the provider for %p",
  async (slug) => {
    const before = provider.requests.length;
    await followShortLink(slug);
    const asked = new Set(provider.requests.slice(before).map(({ path }) => path));
    const names = new Set([slug, slug.toLowerCase()].map(encodeURIComponent));
    expect(asked).toEqual(
      new Set([...names].flatMap((name) => [`/get_individual_video/${name}`, `/web/page-content/${name}`])),
    );
  },
);

it("redirects upper case to whatever has the name in lower case", async () => {
  answer("Ferry", {});
  answer("ferry", { video: providerVideo({ slug: "ferry" }) });
  expect(await followShortLink("Ferry")).toEqual({ kind: "moved", to: "/video-detail/ferry" });
  answer("Visit", {});
  answer("visit", { page: PAGE });
  expect(await followShortLink("Visit")).toEqual({ kind: "moved", to: "/visit" });
  answer("GIVE", { page: PAGE });
  expect(await followShortLink("GIVE")).toMatchObject({ kind: "page" });
});

it.each([
  ["the video", "no-video", "/get_individual_video/no-video"],
  ["the page", "no-page", "/web/page-content/no-page"],
])("is unavailable if %s could not be reached and the other is missing", async (_, slug, path) => {
  answer(slug, {});
  provider.answer(path, { fault: "close" });
  expect(await followShortLink(slug)).toEqual({ kind: "unavailable" });
});

it("is unavailable if the lower-case page could not be reached and all else is missing", async () => {
  answer("No-Lower", {});
  answer("no-lower", {});
  provider.answer("/web/page-content/no-lower", { fault: "close" });
  expect(await followShortLink("No-Lower")).toEqual({ kind: "unavailable" });
});

it("shows the page if the video could not be reached", async () => {
  answer("sure", { page: PAGE });
  provider.answer("/get_individual_video/sure", { fault: "close" });
  expect(await followShortLink("sure")).toMatchObject({ kind: "page" });
});
