import { chosenReelsSchema } from "@/lib/reels/reel";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { POST } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

const LIST = "/get-hashtag-frontend";
const VIDEOS = "/get-video-by-hashtags";

const hashtags = (status = "Active") => ({
  json: {
    data: {
      list: [
        { _id: "h1", name: "Hope", slug: "hope", status },
        { _id: "h2", name: "Doubt", status: "Active" },
      ],
    },
  },
});

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

async function post(body: BodyInit | null) {
  const response = await POST(new Request("https://stories.example/api", { method: "POST", body }));
  const answer: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), answer };
}

const choose = (...tokens: unknown[]) => post(JSON.stringify({ hashtags: tokens }));

const error = (message: unknown) => ({ status: "error", message });

// Runs first: a list that was already read would replace the one that gets no answer.
it("says when to come back while the hashtags are unavailable", async () => {
  provider.answer(LIST, { fault: "close" });
  expect(await choose("hope")).toEqual({
    status: 503,
    retryAfter: "60",
    answer: error("We couldn’t load these stories just now. Please try again in a moment."),
  });
});

describe("with hashtags", () => {
  beforeEach(() => provider.answer(LIST, hashtags()));

  it("finds the reels of the selected hashtags by slug or id, ignoring unknown ones", async () => {
    provider.answer(VIDEOS, {
      json: {
        data: [
          providerVideo({ slug: "ferry" }),
          providerVideo({ _id: "v2", slug: "alone", videoType: "single" }),
        ],
      },
    });
    const { status, answer } = await choose("h2", "hope", "advent");
    expect(status).toBe(200);
    const { reels } = chosenReelsSchema.parse(answer);
    expect(reels.map(({ slug }) => slug)).toEqual(["ferry"]);
    expect(provider.requests.at(-1)?.body).toBe('{"hashtagIds":["h2","h1"]}');
  });

  it("returns an empty list if the provider has none", async () => {
    provider.answer(VIDEOS, { status: 404, json: error("None") });
    expect(await choose("hope")).toMatchObject({ status: 200, answer: { reels: [] } });
  });

  it.each([
    ["its own sentence", { status: 400, json: error("Choose fewer.") }, 422, error("Choose fewer.")],
    ["its sentence on 200", { json: error("Choose fewer.") }, 422, error("Choose fewer.")],
    ["no sentence", { status: 500, json: {} }, 502, error(expect.stringMatching(/^We couldn’t/))],
    ["a page", { raw: "<h1>Hello</h1>" }, 502, error(expect.stringMatching(/^We couldn’t/))],
    ["nothing", { fault: "close" }, 503, error(expect.stringMatching(/^We couldn’t/))],
  ] as const)(
    "passes on the refusal of a provider that answers with %s",
    async (_, answer, status, expected) => {
      provider.answer(VIDEOS, answer);
      expect(await choose("hope")).toMatchObject({ status, answer: expected });
    },
  );

  it("does not ask the provider about hashtags that are no longer Active", async () => {
    provider.answer(LIST, hashtags("Inactive"));
    const before = provider.requests.length;
    const { status, answer } = await choose("hope", "x".repeat(120), "__proto__");
    expect(status).toBe(422);
    expect(answer).toEqual(error("These hashtags are no longer available. Please choose others."));
    expect(provider.requests.slice(before).map(({ path }) => path)).toEqual([LIST]);
  });
});

it.each([
  ["nothing", null],
  ["malformed JSON", '{"hashtags":["hope"'],
  ["a form", "hashtags=hope"],
  ["null", "null"],
  ["a bare list", '["hope"]'],
  ["no list", "{}"],
  ["a text for a list", '{"hashtags":"hope"}'],
  ["an object for a list", '{"hashtags":{"0":"hope","length":1}}'],
  ["an empty list", '{"hashtags":[]}'],
  ["an empty token", '{"hashtags":[""]}'],
  ["tokens of other kinds", '{"hashtags":["hope",1,null,["hope"]]}'],
  ["a token that is too long", JSON.stringify({ hashtags: ["x".repeat(121)] })],
  ["101 tokens", JSON.stringify({ hashtags: Array(101).fill("hope") })],
  ["10,000 tokens", JSON.stringify({ hashtags: Array(10_000).fill("hope") })],
  ["a huge body", JSON.stringify({ hashtags: ["hope"], more: " ".repeat(65_536) })],
  ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00])],
])("refuses %s without asking the provider", async (_, body) => {
  const before = provider.requests.length;
  expect(await post(body)).toEqual({
    status: 400,
    retryAfter: null,
    answer: error("Please choose between 1 and 100 hashtags."),
  });
  expect(provider.requests).toHaveLength(before);
});
