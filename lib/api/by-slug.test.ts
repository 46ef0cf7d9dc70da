import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { RECORD_NESTINGS } from "@/lib/test-support/nestings";
import { getBlog } from "./blogs";
import { getHashtagBanner } from "./hashtags";
import { getPageContent } from "./pages";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/server", () => ({ connection: async () => undefined }));

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
    payload: { image: "/hope.jpg", imageLink: "https://church.example/hope" },
    expected: { image: `${MEDIA}/hope.jpg`, imageLink: "https://church.example/hope" },
    partial: { image: "hope.jpg", imageLink: "javascript:alert(1)" },
    expectedPartial: { image: `${MEDIA}/hope.jpg`, imageLink: null },
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
      updatedAt: "2025-03-02",
    },
    partial: { slug: "hope", title: null, fVideo: "data:image/png;base64,AA==", content: {} },
    expectedPartial: {
      title: "",
      slug: "hope",
      image: null,
      author: "",
      postedDate: null,
      html: "",
      excerpt: "",
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
  it.each(RECORD_NESTINGS)("is read %s", async (_, nest) => {
    provider.answer(`${path}hope`, { json: nest(payload) });
    expect(await read("hope")).toEqual({ state: "found", data: expected });
  });

  it("keeps what is well when some of it is not", async () => {
    provider.answer(`${path}hope`, { json: { data: partial } });
    expect(await read("hope")).toEqual({ state: "found", data: expectedPartial });
  });

  it("is missing when the provider knows none", async () => {
    expect(await read("nobody-knows")).toEqual({ state: "missing" });
    expect(provider.requests.at(-1)?.path).toBe(`${path}nobody-knows`);
  });

  it("writes its slug into the address", async () => {
    provider.answer(`${path}f%C3%BCr-alle`, { json: { data: payload } });
    expect(await read("für-alle")).toMatchObject({ state: "found" });
  });

  it.each(["", "../settings", "a/b", "a b", "a?b=c", "a".repeat(121)])(
    "is missing for %p, which nobody is asked for",
    async (slug) => {
      const before = provider.requests.length;
      expect(await read(slug)).toEqual({ state: "missing" });
      expect(provider.requests).toHaveLength(before);
    },
  );
});

it("asks for Discover Jesus with the tab that its slug begins with", async () => {
  const path = "/web/page-content/%09Discover%20Jesus";
  provider.answer(path, { json: { status: "success", data: { title: "Discover Jesus" } } });
  expect(await getPageContent("discover-jesus")).toMatchObject({ state: "found" });
  expect(provider.requests.at(-1)?.path).toBe(path);
});

it.each([
  ["blog", { blog: [{ slug: "named", title: "Named" }] }],
  ["data.blog", { success: true, data: { blog: [{ slug: "named", title: "Named" }] } }],
])("finds a single blog in %s", async (_, json) => {
  provider.answer("/get-blog-by-id/named", { json });
  expect(await getBlog("named")).toMatchObject({ state: "found", data: { title: "Named" } });
});

it.each([{ data: [] }, { success: true, data: null }, { data: [{ title: "Without a slug", content: "" }] }])(
  "takes a blog for missing in %j",
  async (json) => {
    jest.spyOn(console, "warn").mockReturnValue();
    provider.answer("/get-blog-by-id/gone", { json });
    expect(await getBlog("gone")).toEqual({ state: "missing" });
    jest.restoreAllMocks();
  },
);
