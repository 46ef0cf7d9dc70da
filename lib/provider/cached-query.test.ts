import { unstable_cache } from "next/cache";
import { connection } from "next/server";
import { dataOr, cachedQuery, withinTimeout, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";

jest.mock("next/cache", () => ({ unstable_cache: jest.fn() }));
jest.mock("next/server", () => ({ connection: jest.fn(async () => undefined) }));

const API = "https://provider.example";
const MEDIA = "https://media.example";
const OUTAGE = new ProviderError("unreachable", "/things");

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
});

const never = () => new Promise<never>(() => undefined);

function things(load: (...args: string[]) => Promise<unknown>) {
  return cachedQuery({ name: "things", tags: ["things"], load });
}

const logged = () => errors.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as unknown);

describe("what a read brings", () => {
  it("is found when the provider has it", async () => {
    await expect(things(async () => "hope")()).resolves.toEqual({ state: "found", data: "hope" });
    expect(connection).toHaveBeenCalled();
    expect(logged()).toEqual([]);
  });

  it("is missing when the provider says that there is none, which is no failure", async () => {
    const read = things(async () => Promise.reject(new ProviderError("missing", "/things")));
    await expect(read()).resolves.toEqual({ state: "missing" });
    expect(logged()).toEqual([]);
  });

  it.each(["unreachable", "timeout", "malformed", "refused"] as const)(
    "is unavailable when there was nothing before and the provider is %s",
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

  it("is the last good answer for as long as the provider fails, then the new one", async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(OUTAGE).mockRejectedValueOnce(OUTAGE);
    load.mockResolvedValueOnce("new").mockRejectedValueOnce(OUTAGE);
    const read = things(load);
    const brought = [await read(), await read(), await read(), await read(), await read()];
    expect(brought.map((reading) => dataOr(reading, null))).toEqual(["old", "old", "old", "new", "new"]);
    expect(logged()).toContainEqual(expect.objectContaining({ servedLastGood: true }));
  });

  it("stays missing while the provider fails, when it was missing before", async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(new ProviderError("missing", "/things"));
    load.mockRejectedValueOnce(OUTAGE);
    const read = things(load);
    expect([await read(), await read(), await read()]).toEqual([
      { state: "found", data: "old" },
      { state: "missing" },
      { state: "missing" },
    ]);
  });

  it("is kept apart by its arguments", async () => {
    const read = things(async (slug) => (slug === "a" ? "first" : Promise.reject(OUTAGE)));
    await read("a");
    await expect(read("b")).resolves.toEqual({ state: "unavailable" });
  });
});

describe("how long a page waits", () => {
  it.each([
    ["3 seconds unless told otherwise", undefined, 3000],
    ["as long as it was told", 300, 300],
  ])("is %s, when there is nothing yet", async (_, timeoutMs, waits) => {
    const read = cachedQuery({ name: "slow", tags: [], load: never, ...(timeoutMs && { timeoutMs }) });
    const settled = jest.fn();
    const reading = read().then(settled);
    await jest.advanceTimersByTimeAsync(waits - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith({ state: "unavailable" });
  });

  it("is one second, when there is something good already", async () => {
    const load = jest.fn<Promise<string>, []>(never).mockResolvedValueOnce("old");
    const read = things(load);
    await read();
    const settled = jest.fn();
    const reading = read().then(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith({ state: "found", data: "old" });
  });

  it("leaves no timer behind", async () => {
    await things(async () => "hope")();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("what Next's cache is told", () => {
  it("is a key with the addresses of provider and media, the name and the arguments", async () => {
    await things(async () => "hope")("a", "b");
    const key = JSON.stringify([API, MEDIA, "things", "a", "b"]);
    expect(unstable_cache).toHaveBeenCalledWith(expect.any(Function), [key], expect.anything());
  });

  it.each([
    ["a list of tags", ["things"], ["things", "everything"]],
    ["tags made from the arguments", (slug: string) => [`thing:${slug}`], ["thing:a", "everything"]],
  ])("are the tags, with 'everything' among them: %s", async (_, tags, expected) => {
    await cachedQuery({ name: "things", tags, load: async (slug: string) => slug })("a");
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({ tags: expected, revalidate: 300 });
  });

  it("is the lifetime of the read", async () => {
    await cachedQuery({ name: "feed", tags: [], lifetime: 60, load: async () => [] })();
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toMatchObject({ revalidate: 60 });
  });

  it.each(["unreachable", "timeout", "malformed", "refused"] as const)(
    "is to keep that what was there is missing by now, but never what nobody has seen, nor an outage: %s",
    async (failure) => {
      const kept: unknown[] = [];
      jest.mocked(unstable_cache).mockImplementation((load) => async () => {
        const value: unknown = await load();
        kept.push(value);
        return value;
      });
      const missing = new ProviderError("missing", "/things");
      const load = jest.fn<Promise<string>, []>().mockRejectedValue(missing);
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

describe("withinTimeout", () => {
  const FOUND: QueryResult<string> = { state: "found", data: "hope" };
  const after = (milliseconds: number) =>
    new Promise<QueryResult<string>>((resolve) => setTimeout(() => resolve(FOUND), milliseconds));

  it("is the reading that comes in time", async () => {
    const reading = withinTimeout(500, after(499));
    await jest.advanceTimersByTimeAsync(499);
    await expect(reading).resolves.toEqual(FOUND);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([{ state: "missing" }, { state: "unavailable" }] as const)("passes on %j", async (reading) => {
    await expect(withinTimeout(500, Promise.resolve(reading))).resolves.toEqual(reading);
  });

  it("is unavailable when it is late", async () => {
    const settled = jest.fn();
    const reading = withinTimeout(500, after(501)).then(settled);
    await jest.advanceTimersByTimeAsync(499);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith({ state: "unavailable" });
  });

  it("throws what is no failure of the provider", async () => {
    const bug = new TypeError("Not a provider's doing");
    await expect(withinTimeout(500, Promise.reject(bug))).rejects.toBe(bug);
  });
});

describe("dataOr", () => {
  it("is the data, or the fallback in its place", () => {
    expect(dataOr({ state: "found", data: 0 }, 1)).toBe(0);
    expect(dataOr({ state: "missing" }, 1)).toBe(1);
    expect(dataOr({ state: "unavailable" }, 1)).toBe(1);
  });
});
