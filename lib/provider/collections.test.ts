import { revalidateTags } from "@/lib/page-cache/revalidations.mjs";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { getCollection, getCollections } from "./collections";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());

const SETTINGS = "/web/setting-page-content";
const LIST = "/get-collections";

const offer = (...offers: string[]) => provider.answer(SETTINGS, { json: { data: { email: "", offers } } });

const video = (slug: string, more: object = {}) => ({
  _id: slug,
  slug,
  name: slug,
  videoLink: "/a.mp4",
  status: "Active",
  ...more,
});

const serve = (slug: string, fields: object) =>
  provider.answer(`/get-collection/${slug}`, { json: { status: "success", data: { slug, ...fields } } });

describe("collections", () => {
  expectFreshReads();

  it("are empty, without a request, if the provider doesn't offer them", async () => {
    offer("saved");
    provider.answer(LIST, { status: 500, json: {} });
    expect(await getCollections()).toEqual({ state: "found", data: [] });
    expect(await getCollection("easter")).toEqual({ state: "missing" });
  });

  it("omit malformed ones", async () => {
    offer("collections");
    const easter = {
      _id: 5,
      name: "Easter",
      slug: "easter",
      isOnHome: false,
      videoLength: 3,
      poster: "/p.jpg",
    };
    const bare = { _id: "b", name: "Bare", slug: "bare" };
    const wrong = [
      null,
      { name: "No slug" },
      { _id: "c", name: "Up", slug: "../up" },
      { _id: "d", slug: "d" },
    ];
    provider.answer(LIST, { json: { data: { collections: [...wrong, easter, bare] } } });
    const words = { description: "", updatedAt: null };
    expect(await getCollections()).toEqual({
      state: "found",
      data: [
        {
          ...words,
          id: "5",
          name: "Easter",
          slug: "easter",
          isOnHome: false,
          count: 3,
          poster: "https://media.example/p.jpg",
        },
        { ...words, id: "b", name: "Bare", slug: "bare", isOnHome: true, count: null, poster: null },
      ],
    });
  });

  it("list watchable videos in order, and do not exist without any", async () => {
    offer("collections");
    const hidden = [video("pending", { status: "Pending" }), video("empty", { videoLink: "" }), "none"];
    serve("easter", { name: "Easter", videos: [video("b"), ...hidden, video("a")] });
    const result = await getCollection("easter");
    expect(result).toMatchObject({ state: "found", data: { videos: [{ slug: "b" }, { slug: "a" }] } });
    serve("lent", { name: "Lent", videos: hidden });
    expect(await getCollection("lent")).toEqual({ state: "missing" });
  });
});

describe("a provider that fails", () => {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => errors.mockRestore());

  it("is an outage for a collection without a name", async () => {
    offer("collections");
    serve("advent", { name: " ", videos: [video("a")] });
    expect(await getCollection("advent")).toEqual({ state: "unavailable" });
  });

  it("leaves collections without removed videos, even during an outage", async () => {
    offer("collections");
    const names = ["harvest", "advent"].map((slug) => ({ _id: slug, name: slug, slug }));
    provider.answer(LIST, { json: { data: { collections: names } } });
    await getCollections();
    provider.answer(LIST, { status: 500, json: {} });
    serve("harvest", { name: "Harvest", videos: [video("first"), video("second")] });
    await getCollection("harvest");
    provider.answer("/get-collection/harvest", { status: 500, json: {} });
    await revalidateTags(["videos", "video:first"], ["video:first"]);
    expect(await getCollection("harvest")).toMatchObject({ data: { videos: [{ slug: "second" }] } });
    await revalidateTags(["collections", "collection:harvest"], ["collection:harvest"]);
    expect((await getCollection("harvest")).state).not.toBe("found");
    expect(await getCollections()).toMatchObject({ state: "found", data: [{ slug: "advent" }] });
  });
});
