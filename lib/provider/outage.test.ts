import { EVERY_READ, NAMED_READS } from "@/lib/test-support/every-read";
import { startFakeProvider, type Answer, type FakeProvider } from "@/lib/test-support/fake-provider";
import { awaitProvider, isProviderAnswering } from "./answering";
import { findVideosByHashtags } from "./videos";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/server", () => ({ connection: async () => undefined }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

const FAILURES: [name: string, answer: Answer][] = [
  ["an HTML error page", { status: 502, raw: "<!doctype html><h1>Bad gateway</h1>" }],
  ["an HTML page instead of JSON", { raw: "<!doctype html><h1>Parked</h1>" }],
  ["truncated JSON", { raw: '{"status":"success","data":{"title":"Wel' }],
  ["an empty body", { raw: "" }],
  ["a body cut short", { fault: "cut" }],
  ["a closed connection", { fault: "close" }],
  ["no answer in time", { fault: "hang" }],
  ["half an answer in time", { fault: "stall" }],
  ["another word than success under HTTP 200", { json: { status: "failed", data: { title: "Welcome" } } }],
  ["a server error in JSON", { status: 500, json: { status: "error", message: "Oops" } }],
  ["a redirect", { status: 302, raw: "", headers: { location: "/" } }],
];

const SHORT_MS = 20;
const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);

let provider: FakeProvider;
let errors: jest.SpyInstance;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

beforeEach(() => {
  jest.spyOn(AbortSignal, "timeout");
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe.each(FAILURES)("when the provider answers with %s", (_, answer) => {
  beforeEach(() => {
    provider.answerEverything(answer);
    jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeoutAfter(SHORT_MS));
  });

  it.each(EVERY_READ)(
    "the $name are empty, which a page can bear, and the log says so",
    async ({ read, fallback }) => {
      await expect(read()).resolves.toEqual(fallback);
      expect(errors).toHaveBeenCalledTimes(1);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider-read-failed"));
    },
  );

  it("finding videos by hashtags throws", async () => {
    await expect(findVideosByHashtags(["h1"])).rejects.toMatchObject({ name: "ProviderError" });
  });

  it("the provider counts as not answering", async () => {
    await expect(isProviderAnswering()).resolves.toBe(false);
  });
});

/** This answers the question: there is none of that name, or content that must exist is unavailable. */
describe("when the provider itself refuses", () => {
  beforeEach(() => void jest.mocked(AbortSignal.timeout).mockImplementation(timeoutAfter));

  const named = new Set(NAMED_READS);
  const answers: Answer[] = [
    { json: { status: "error", success: false, message: "Closed" } },
    { json: { success: false, data: [] } },
    { json: { data: { status: "error", message: "Unknown" } } },
    { status: 400, json: { status: "error", message: "Unknown" } },
    { status: 422, json: { success: false } },
  ];
  describe.each(answers.map((answer) => ({ answer, text: JSON.stringify(answer) })))(
    "$text",
    ({ answer }) => {
      it.each(
        EVERY_READ.map((read) => ({
          ...read,
          expected: named.has(read) ? { state: "missing" } : read.fallback,
        })),
      )("the $name are missing if they were requested by name", async ({ read, expected }) => {
        provider.answerEverything(answer);
        await expect(read()).resolves.toEqual(expected);
      });
    },
  );

  it.each([401, 403, 429, 500, 503])("a refusal of the site itself is an outage: %d", async (status) => {
    provider.answerEverything({ status, json: { status: "error", success: false, message: "Not now" } });
    for (const { read, fallback } of NAMED_READS) await expect(read()).resolves.toEqual(fallback);
  });
});

describe("when the connection is refused", () => {
  beforeAll(() => provider.stop());
  afterAll(() => provider.resume());

  it.each(EVERY_READ)("the $name are empty, which a page can bear", async ({ read, fallback }) => {
    await expect(read()).resolves.toEqual(fallback);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider unreachable"));
  });
});

it("counts as answering when the provider answers", async () => {
  provider.answerEverything({ json: { status: "success", data: {} } });
  await expect(isProviderAnswering()).resolves.toBe(true);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(2000);
});

describe("at the start", () => {
  it("waits for a provider that is starting, and logs nothing", async () => {
    let asked = 0;
    provider.answerEverything(() => {
      asked += 1;
      return asked < 3 ? { status: 503, raw: "" } : { json: { status: "success", data: {} } };
    });
    await awaitProvider();
    expect(asked).toBe(3);
    expect(errors).not.toHaveBeenCalled();
  });

  it("gives up on a provider that doesn't start", async () => {
    provider.answerEverything({ fault: "close" });
    await expect(awaitProvider(50)).resolves.toBeUndefined();
  });
});
