import { processState } from "@lampstand/runtime/process-state";
import { cachedQuery } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { revalidateTags } from "./last-good";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("#host/last-good", () => jest.requireActual<object>("./last-good"));

const shared = { number: jest.fn(() => 7), keep: jest.fn(), recall: jest.fn(), announce: jest.fn() };

beforeAll(() => {
  process.env.API_BASE_URL = "https://provider.example";
  process.env.MEDIA_BASE_URL = "https://media.example";
  processState().sharedAnswers = shared;
  jest.spyOn(console, "error").mockReturnValue();
});

const KEY = JSON.stringify(["https://provider.example", "https://media.example", "list"]);

const load = jest.fn<Promise<string[]>, []>();

const read = cachedQuery({
  name: "list",
  tags: ["videos"],
  load,
  without: (slugs, isGone) => slugs.filter((slug) => !isGone(`video:${slug}`)),
});

beforeEach(() => {
  load.mockRejectedValue(new ProviderError("unreachable", "/list"));
  shared.keep.mockClear();
  shared.recall.mockReset().mockResolvedValue(null);
});

it("stores an answer under the number known before the provider was asked", async () => {
  shared.number.mockReturnValueOnce(7).mockReturnValue(8);
  load.mockResolvedValue(["a"]);
  expect(await read()).toEqual({ state: "found", data: ["a"] });
  expect(shared.keep.mock.calls).toEqual([[KEY, { value: ["a"], version: 7 }]]);
  expect(shared.recall).not.toHaveBeenCalled();
  shared.number.mockReturnValue(7);
});

it("removes what the provider no longer has", async () => {
  load.mockRejectedValue(new ProviderError("missing", "/list"));
  expect(await read()).toEqual({ state: "missing" });
  expect(shared.keep.mock.calls).toEqual([[KEY, { value: null, version: 7 }]]);
});

it.each([
  ["what is left of it", ["video:a", "video:c,d"], { state: "found", data: ["b"] }],
  ["nothing, where all of it is gone", ["everything"], { state: "unavailable" }],
  ["all of it", [], { state: "found", data: ["a", "b", "c,d"] }],
])("in an outage, shows %s", async (_, gone, expected) => {
  shared.recall.mockResolvedValue({ text: '["a","b","c,d"]', version: 3, gone });
  expect(await read()).toEqual(expected);
  expect(shared.recall.mock.calls).toEqual([[KEY]]);
});

it("shows nothing without a stored answer, or if removals are unknown", async () => {
  expect(await read()).toEqual({ state: "unavailable" });
});

it.each([true, false])("acknowledges removals once all isolates know of them: %s", async (isKnown) => {
  shared.announce.mockReset().mockResolvedValue(isKnown);
  expect(await revalidateTags(["videos"], ["video:a"])).toBe(isKnown);
  expect(shared.announce.mock.calls).toEqual([[["video:a"]]]);
});

it("acknowledges mere changes at once, since an outage may show the old state", async () => {
  shared.announce.mockReset();
  expect(await revalidateTags(["videos"])).toBe(true);
  expect(shared.announce).not.toHaveBeenCalled();
});
