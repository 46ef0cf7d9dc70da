import { unstable_cache } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { dataOr, cachedQuery, noSuchThing, OPTIONAL_PART_TIMEOUT_MS, withinTimeout } from "./cached-query";
import { ProviderError } from "./client";
import { limitPageLife, PAGE_LIFE } from "@/lib/page-cache/page-life";

jest.mock("next/cache", () => ({ unstable_cache: jest.fn() }));
jest.mock("@/lib/page-cache/page-life", () => ({
  ...jest.requireActual<object>("@/lib/page-cache/page-life"),
  limitPageLife: jest.fn(),
}));

const API = "https://provider.example";
const MEDIA = "https://media.example";
const OUTAGE = new ProviderError("unreachable", "/things");
const MISSING = new ProviderError("missing", "/things");

beforeAll(() => {
  process.env.API_BASE_URL = API;
  process.env.MEDIA_BASE_URL = MEDIA;
});

let errors: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(unstable_cache)
    .mockReset()
    .mockImplementation((load) => load);
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(limitPageLife).mockReset();
});

const never = () => new Promise<never>(() => undefined);

/** Returns an answer that arrives when a test says so. */
function later() {
  let answer: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

function things(load: (...args: string[]) => Promise<unknown>) {
  return cachedQuery({ name: "things", tags: ["things"], load });
}

const logged = () => errors.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as unknown);

describe("a read", () => {
  it("is found when the provider has the thing", async () => {
    await expect(things(async () => "hope")()).resolves.toEqual({ state: "found", data: "hope" });
    expect(limitPageLife).not.toHaveBeenCalled();
    expect(logged()).toEqual([]);
  });

  it("is missing, which is no failure, when the provider says that there is none", async () => {
    const read = things(async () => Promise.reject(MISSING));
    await expect(read()).resolves.toEqual({ state: "missing" });
    expect(logged()).toEqual([]);
  });

  it.each(["unreachable", "timeout", "malformed", "refused"] as const)(
    "is unavailable when nothing was read before and the provider is %s",
    async (failure) => {
      const read = things(async () => Promise.reject(new ProviderError(failure, "/things")));
      await expect(read()).resolves.toEqual({ state: "unavailable" });
      expect(logged()).toEqual([
        expect.objectContaining({
          event: "provider-read-failed",
          read: "things",
          servedLastGood: false,
          error: `provider ${failure}: /things`,
        }),
      ]);
    },
  );

  it("returns the last good answer as long as the provider fails, then the new one", async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(OUTAGE).mockRejectedValueOnce(OUTAGE);
    load.mockResolvedValueOnce("new").mockRejectedValueOnce(OUTAGE);
    const read = things(load);
    const readings = [await read(), await read(), await read(), await read(), await read()];
    expect(readings.map((reading) => dataOr(reading, null))).toEqual(["old", "old", "old", "new", "new"]);
    expect(logged()).toContainEqual(expect.objectContaining({ servedLastGood: true }));
  });

  it("stays missing while the provider fails, if it was missing before", async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(MISSING);
    load.mockRejectedValueOnce(OUTAGE);
    const read = things(load);
    expect([await read(), await read(), await read()]).toEqual([
      { state: "found", data: "old" },
      { state: "missing" },
      { state: "missing" },
    ]);
  });

  it("is cached by its arguments", async () => {
    const read = things(async (slug) => (slug === "a" ? "first" : Promise.reject(OUTAGE)));
    await read("a");
    await expect(read("b")).resolves.toEqual({ state: "unavailable" });
  });
});

describe("a page's wait", () => {
  it.each([
    ["3 seconds by default", undefined, 3000],
    ["as long as defined", 300, 300],
  ])("is %s if nothing was read before", async (_, timeoutMs, waits) => {
    const read = cachedQuery({ name: "slow", tags: [], load: never, ...(timeoutMs && { timeoutMs }) });
    const settled = jest.fn();
    const reading = read().then(settled);
    await jest.advanceTimersByTimeAsync(waits - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith({ state: "unavailable" });
  });

  it("does not include a later answer: the next page shows it", async () => {
    const { promise, answer } = later();
    const load = jest.fn<Promise<string>, []>(never).mockReturnValueOnce(promise);
    const read = things(load);
    const first = read();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(first).resolves.toEqual({ state: "unavailable" });
    answer("late");
    await jest.advanceTimersByTimeAsync(0);
    const next = read();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toEqual({ state: "found", data: "late" });
  });

  it("never replaces a newer answer with an older one that comes later", async () => {
    const { promise, answer } = later();
    const load = jest.fn<Promise<string>, []>(never);
    load.mockReturnValueOnce(promise).mockResolvedValueOnce("new");
    const read = things(load);
    const first = read();
    await expect(read()).resolves.toEqual({ state: "found", data: "new" });
    answer("old");
    await expect(first).resolves.toEqual({ state: "found", data: "old" });
    const next = read();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toEqual({ state: "found", data: "new" });
  });

  it("leaves no timer behind", async () => {
    await things(async () => "hope")();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("Next's cache", () => {
  it("has a key of the provider's and media's addresses, the name and the arguments", async () => {
    await things(async () => "hope")("a", "b");
    const key = JSON.stringify([API, MEDIA, "things", "a", "b"]);
    expect(unstable_cache).toHaveBeenCalledWith(expect.any(Function), [key], expect.anything());
  });

  it.each([
    ["a list of tags", ["things"], ["things", "everything"]],
    ["tags made from the arguments", (slug: string) => [`thing:${slug}`], ["thing:a", "everything"]],
  ])("gets the tags, with 'everything' among them: %s", async (_, tags, expected) => {
    await cachedQuery({ name: "things", tags, load: async (slug: string) => slug })("a");
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({ tags: expected, revalidate: 300 });
  });

  it("gets the read's lifetime", async () => {
    await cachedQuery({ name: "feed", tags: [], lifetime: 60, load: async () => [] })();
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toMatchObject({ revalidate: 60 });
  });

  it.each(["unreachable", "timeout", "malformed", "refused"] as const)(
    "stores that a known thing is now missing, but no first miss and no outage: %s",
    async (failure) => {
      const kept: unknown[] = [];
      jest.mocked(unstable_cache).mockImplementation((load) => async () => {
        const value: unknown = await load();
        kept.push(value);
        return value;
      });
      const load = jest.fn<Promise<string>, []>().mockRejectedValue(MISSING);
      const read = things(load);
      await expect(read()).resolves.toEqual({ state: "missing" });
      load.mockResolvedValueOnce("there");
      await read();
      await expect(read()).resolves.toEqual({ state: "missing" });
      load.mockRejectedValueOnce(new ProviderError(failure, "/things"));
      await expect(read()).resolves.toEqual({ state: "missing" });
      expect(kept).toEqual(["there", null]);
    },
  );
});

describe("the life of a page made from a read", () => {
  const lives = () => jest.mocked(limitPageLife).mock.calls.map(([life]) => life);

  it("is one second if nothing replaces a failed read", async () => {
    await things(async () => Promise.reject(OUTAGE))();
    expect(lives()).toEqual([PAGE_LIFE.fallback]);
  });

  it("lasts until the next visit for a thing that never existed, and the read's lifetime for one that did", async () => {
    await things(async () => Promise.reject(MISSING))();
    expect(lives()).toEqual([PAGE_LIFE.provisional]);
    const load = jest.fn<Promise<string>, []>().mockResolvedValueOnce("old").mockRejectedValue(MISSING);
    const read = things(load);
    await read();
    await expect(read()).resolves.toEqual({ state: "missing" });
    expect(lives()).toHaveLength(1);
  });

  it("lasts until the next visit if the last good value is shown", async () => {
    const read = things(
      jest.fn<Promise<string>, []>().mockResolvedValueOnce("old").mockRejectedValue(OUTAGE),
    );
    await read();
    await expect(read()).resolves.toEqual({ state: "found", data: "old" });
    expect(lives()).toEqual([PAGE_LIFE.provisional]);
  });

  it("is one second if an optional part is late, and lasts until the next visit if a name doesn't exist", async () => {
    const late = withinTimeout(never());
    await jest.advanceTimersByTimeAsync(OPTIONAL_PART_TIMEOUT_MS);
    await late;
    noSuchThing();
    expect(lives()).toEqual([PAGE_LIFE.fallback, PAGE_LIFE.provisional]);
  });
});

describe("what Next's cache still has", () => {
  /** Imitates Next: renews a stale value, and returns it again when that fails. */
  function keep(value: unknown) {
    jest.mocked(unstable_cache).mockImplementation((load, _key, options) => async () => {
      if (options?.revalidate === false) return value;
      try {
        return (await load()) as unknown;
      } catch {
        return value;
      }
    });
  }

  it("replaces a failed renewal, and the page is soon renewed", async () => {
    keep("old");
    const read = things(async () => Promise.reject(OUTAGE));
    await expect(read()).resolves.toEqual({ state: "found", data: "old" });
    expect(limitPageLife).toHaveBeenCalledWith(PAGE_LIFE.provisional);
    expect(logged()).toEqual([expect.objectContaining({ servedLastGood: true })]);
  });

  it("replaces an answer that takes too long", async () => {
    keep("old");
    const reading = things(never)();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(reading).resolves.toEqual({ state: "found", data: "old" });
  });

  it("does not replace a thing that is now missing", async () => {
    keep("old");
    const read = things(async () => Promise.reject(MISSING));
    await expect(read()).resolves.toEqual({ state: "missing" });
  });
});

it("requests nothing during the build", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NEXT_PHASE: PHASE_PRODUCTION_BUILD });
  const load = jest.fn();
  await expect(things(load)()).resolves.toEqual({ state: "unavailable" });
  expect(load).not.toHaveBeenCalled();
});

it("dataOr returns the data, or the fallback instead", () => {
  expect(dataOr({ state: "found", data: 0 }, 1)).toBe(0);
  expect(dataOr({ state: "missing" }, 1)).toBe(1);
  expect(dataOr({ state: "unavailable" }, 1)).toBe(1);
});
