import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { readChosenOpening } from "./chosen-opening";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/server", () => ({ connection: async () => undefined }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

const PATH = "/get-video-by-hashtags";
const CHOICES = [
  { id: "h1", name: "Hope", slug: "hope" },
  { id: "h2", name: "Doubt", slug: null },
];

let provider: FakeProvider;
let errors: jest.SpyInstance;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const video = (slug: string, overrides = {}) => providerVideo({ _id: slug, slug, ...overrides });

async function openingAt(shared: string | null) {
  const reading = await readChosenOpening(CHOICES, shared);
  if (reading.state !== "found") return reading.state;
  const { list, start } = reading.data;
  return { slugs: list.reels.map(({ slug }) => slug), start, total: list.total };
}

it("asks for the chosen ids and keeps what the feed shows, as a list that is complete", async () => {
  const data = [
    video("first"),
    video("alone", { videoType: "single" }),
    video("pending", { status: "Pending" }),
    video("last", { videoType: "multiple" }),
  ];
  provider.answer(PATH, { json: { status: "success", data } });
  expect(await openingAt(null)).toEqual({ slugs: ["first", "last"], start: 0, total: 2 });
  expect(provider.requests.at(-1)).toMatchObject({ method: "POST", body: '{"hashtagIds":["h1","h2"]}' });
  expect(await openingAt("last")).toMatchObject({ start: 1 });
});

it("puts a shared reel that is not among them before them", async () => {
  provider.answer(PATH, { json: { status: "success", data: [video("first")] } });
  provider.answer("/get_individual_video/shared", { json: { status: "success", data: video("shared") } });
  expect(await openingAt("shared")).toEqual({ slugs: ["shared", "first"], start: 0, total: 1 });
});

it.each([
  ["says that there is none", { status: 404, json: { status: "error", message: "No videos" } }],
  ["gives an empty list", { json: { status: "success", data: [] } }],
])("is empty when the provider %s", async (_, answer) => {
  provider.answer(PATH, answer);
  expect(await openingAt(null)).toEqual({ slugs: [], start: 0, total: 0 });
});

it.each([
  ["does not answer", { fault: "close" }],
  ["refuses", { status: 400, json: { status: "error", message: "Ask ruth@example.org" } }],
  ["answers something else", { raw: "<h1>Hello</h1>" }],
] as const)("is unavailable and logged when the provider %s", async (_, answer) => {
  provider.answer(PATH, answer);
  expect(await openingAt(null)).toBe("unavailable");
  expect(errors).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(errors.mock.calls)).not.toContain("ruth@example.org");
});

it("waits 3 seconds, as a page does for what it has never had", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  provider.answer(PATH, { json: { data: [] } });
  await readChosenOpening(CHOICES, null);
  expect(timeout.mock.calls).toEqual([[3000]]);
});
