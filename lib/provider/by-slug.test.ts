import { revalidateTags } from "@/lib/page-cache/revalidations.mjs";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { RECORD_NESTINGS } from "@/lib/test-support/nestings";
import { getBlog } from "./blogs";
import { getHashtagBanner } from "./hashtags";
import { getPageContent } from "./pages";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const MEDIA = "https://media.example";

const THINGS = [
  {
    name: "a page",
    path: "/web/page-content/",
    read: getPageContent,
    payload: { title: "Terms", content: "<p>Be kind.</p>", effectiveDate: "2025-03-01" },
    expected: { title: "Terms", html: "<p>Be kind.</p>", effectiveDate: "2025-03-01" },
    partial: { title: 5, content: "<p>Be kind.</p>", effectiveDate: "soon" },
    expectedPartial: { title: "", html: "<p>Be kind.</p>", effectiveDate: null },
  },
  {
    name: "a hashtag's banner",
    path: "/gethashtagBySlug/",
    read: getHashtagBanner,
    payload: { image: "/hope.jpg", imageLink: "https://church.example/hope", slug: "new-hope", name: "Hope" },
    expected: {
      image: `${MEDIA}/hope.jpg`,
      imageLink: "https://church.example/hope",
      slug: "new-hope",
      name: "Hope",
    },
    partial: { image: "hope.jpg", imageLink: "javascript:alert(1)", slug: "a/b", name: 5 },
    expectedPartial: { image: `${MEDIA}/hope.jpg`, imageLink: null, slug: "hope", name: "" },
  },
  {
    name: "a blog",
    path: "/get-blog-by-id/",
    read: getBlog,
    payload: {
      title: "Light",
      slug: "hope",
      fVideo: "/a.jpg",
      author: "Ana",
      postedDate: "2025-03-01",
      content: "<p>Light.</p>",
      excerpt: "Short.",
      feedId: "5f7",
      updatedAt: "2025-03-02",
    },
    expected: {
      title: "Light",
      slug: "hope",
      image: `${MEDIA}/a.jpg`,
      author: "Ana",
      postedDate: "2025-03-01",
      html: "<p>Light.</p>",
      excerpt: "Short.",
      feedId: "5f7",
      updatedAt: "2025-03-02",
    },
    partial: { slug: "hope", title: null, fVideo: "data:image/png;base64,AA==", content: {} },
    expectedPartial: {
      title: "An article",
      slug: "hope",
      image: null,
      author: "",
      postedDate: null,
      html: "",
      excerpt: "",
      feedId: "",
      updatedAt: null,
    },
  },
];

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = MEDIA;
});
afterAll(() => provider.stop());

describe.each(THINGS)("$name", ({ path, read, payload, expected, partial, expectedPartial }) => {
  expectFreshReads();

  it.each(RECORD_NESTINGS)("is read %s", async (_, nest) => {
    provider.answer(`${path}hope`, { json: nest(payload) });
    expect(await read("hope")).toEqual({ state: "found", data: expected });
  });

  it("keeps the valid parts when some are malformed", async () => {
    provider.answer(`${path}hope`, { json: { data: partial } });
    expect(await read("hope")).toEqual({ state: "found", data: expectedPartial });
  });

  it("is missing when the provider has none", async () => {
    expect(await read("nobody-knows")).toEqual({ state: "missing" });
    expect(provider.requests.at(-1)?.path).toBe(`${path}nobody-knows`);
  });

  it.each([{ data: null }, { data: [] }, { data: { data: null } }, { data: { data: [] } }])(
    "is missing when the provider says that there is none: %j",
    async (json) => {
      provider.answer(`${path}gone`, { json });
      expect(await read("gone")).toEqual({ state: "missing" });
    },
  );

  it.each([
    ["für-alle", "f%C3%BCr-alle"],
    ["a b", "a%20b"],
    ["-aB3", "-aB3"],
  ])("writes its slug into the address: %s", async (slug, written) => {
    provider.answer(path + written, { json: { data: payload } });
    expect(await read(slug)).toMatchObject({ state: "found" });
    expect(provider.requests.at(-1)?.path).toBe(path + written);
  });

  it.each(["", "..", "../settings", "a/b", "a\\b", "a?b=c", "a#b", "a%20b", "a\u0000b", "a".repeat(121)])(
    "is missing for %p, without a request",
    async (slug) => {
      const before = provider.requests.length;
      expect(await read(slug)).toEqual({ state: "missing" });
      expect(provider.requests).toHaveLength(before);
    },
  );
});

it("gives a renamed blog its current slug", async () => {
  provider.answer("/get-blog-by-id/old", {
    json: { success: true, data: [{ slug: "new", title: "Light" }] },
  });
  expect(await getBlog("old")).toMatchObject({ state: "found", data: { slug: "new" } });
});

it("uses the requested slug when the provider names none for a hashtag", async () => {
  provider.answer("/gethashtagBySlug/grace", { json: { data: { image: "", imageLink: "" } } });
  const data = { image: null, imageLink: null, slug: "grace", name: "" };
  expect(await getHashtagBanner("grace")).toEqual({ state: "found", data });
});

it("requests Discover Jesus with the tab that its slug begins with", async () => {
  const path = "/web/page-content/%09Discover%20Jesus";
  provider.answer(path, { json: { status: "success", data: { title: "Discover Jesus" } } });
  expect(await getPageContent("discover-jesus")).toMatchObject({ state: "found" });
  expect(provider.requests.at(-1)?.path).toBe(path);
});

it("a removed page is also gone under other spellings of its slug", async () => {
  const path = "/web/page-content/OUR-CHOIR";
  provider.answer(path, { json: { status: "success", data: { title: "Our choir" } } });
  expect(await getPageContent("OUR-CHOIR")).toMatchObject({ state: "found" });
  await revalidateTags([], ["page:our-choir"]);
  jest.spyOn(console, "error").mockReturnValue();
  provider.answer(path, { status: 503, json: {} });
  expect(await getPageContent("OUR-CHOIR")).toEqual({ state: "unavailable" });
  jest.restoreAllMocks();
});

it.each([
  ["blog", { blog: [{ slug: "named", title: "Named" }] }],
  ["data.blog", { success: true, data: { blog: [{ slug: "named", title: "Named" }] } }],
])("finds a single blog in %s", async (_, json) => {
  provider.answer("/get-blog-by-id/named", { json });
  expect(await getBlog("named")).toMatchObject({ state: "found", data: { title: "Named" } });
});

it.each([
  ["no slug", { title: "Light", content: "" }],
  ["a slug that can be no address", { title: "Light", slug: "a/b", content: "" }],
])("finds no answer in a blog with %s", async (_, blog) => {
  const warnings = jest.spyOn(console, "warn").mockReturnValue();
  const errors = jest.spyOn(console, "error").mockReturnValue();
  provider.answer("/get-blog-by-id/malformed", { json: { data: [blog] } });
  expect(await getBlog("malformed")).toEqual({ state: "unavailable" });
  expect(warnings).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
