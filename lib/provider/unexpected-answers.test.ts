import { CONTENT_READS, LIST_READS, NAMED_READS } from "@/lib/test-support/every-read";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { findVideosByHashtags } from "./videos";

const mockKept: unknown[] = [];

jest.mock("next/cache", () => ({
  unstable_cache: (load: () => Promise<unknown>) => async () => {
    const value = await load();
    mockKept.push(value);
    return value;
  },
}));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

/** Answers that contain no content, whatever was requested. */
const FOREIGN = [{}, { status: "success" }, { data: {} }, { data: { unknown: 1 } }, { data: "Down" }];

const NO_CONTENT = [...FOREIGN, [], { data: null }, { data: [] }, { data: ["title"] }];
const NO_LIST = [...FOREIGN, { data: null }, { data: { unknown: [] } }];
const NOTHING_NAMED = [...FOREIGN, [], { data: [{ unknown: 1 }] }, { data: { data: {} } }];

const CASES = [
  ...CONTENT_READS.map((read) => ({ ...read, answers: NO_CONTENT })),
  ...LIST_READS.map((read) => ({ ...read, answers: NO_LIST })),
  ...NAMED_READS.map((read) => ({ ...read, answers: NOTHING_NAMED })),
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

describe.each(CASES)("the $name", ({ read, fallback, answers }) => {
  it.each(answers.map((json) => ({ json, text: JSON.stringify(json) })))(
    "treat $text as an outage, and store nothing",
    async ({ json }) => {
      provider.answerEverything({ json });
      await expect(read()).resolves.toEqual(fallback);
      expect(errors).toHaveBeenCalledTimes(1);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider malformed"));
      expect(mockKept).toEqual([]);
    },
  );
});

it.each(NO_LIST)("finding videos by hashtags throws for %j", async (json) => {
  provider.answerEverything({ json });
  await expect(findVideosByHashtags(["h1"])).rejects.toMatchObject({ failure: "malformed" });
});
