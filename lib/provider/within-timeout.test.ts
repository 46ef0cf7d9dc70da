import {
  cachedQuery,
  OPTIONAL_PART_TIMEOUT_MS as MOST,
  withinTimeout,
  type QueryResult,
} from "./cached-query";

jest.mock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
jest.mock("@/lib/page-cache/page-life", () => ({
  ...jest.requireActual<object>("@/lib/page-cache/page-life"),
  limitPageLife: jest.fn(),
}));

beforeAll(() => {
  process.env.API_BASE_URL = "https://provider.example";
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.useRealTimers());

describe("withinTimeout", () => {
  const FOUND: QueryResult<string> = { state: "found", data: "hope" };
  const after = (milliseconds: number) =>
    new Promise<QueryResult<string>>((resolve) => setTimeout(() => resolve(FOUND), milliseconds));

  it("returns the read that arrives in time", async () => {
    const reading = withinTimeout(after(MOST - 1));
    await jest.advanceTimersByTimeAsync(MOST - 1);
    await expect(reading).resolves.toEqual(FOUND);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([{ state: "missing" }, { state: "unavailable" }] as const)("passes on %j", async (reading) => {
    await expect(withinTimeout(Promise.resolve(reading))).resolves.toEqual(reading);
  });

  it("is unavailable if the read is late", async () => {
    const settled = jest.fn();
    const reading = withinTimeout(after(MOST + 1)).then(settled);
    await jest.advanceTimersByTimeAsync(MOST - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith({ state: "unavailable" });
  });

  it.each([
    ["", 0],
    [", and the language of the page too", 799],
  ])("returns the last good answer if the provider is slow%s", async (_, languageMs) => {
    const load = jest.fn(() => new Promise<string>(() => undefined)).mockResolvedValueOnce("hope");
    const language = jest
      .fn(() => new Promise<null>((resolve) => setTimeout(resolve, languageMs, null)))
      .mockResolvedValueOnce(null);
    const read = cachedQuery({ name: "things", tags: [], load, language });
    await read();
    const reading = withinTimeout(read());
    await jest.advanceTimersByTimeAsync(MOST);
    await expect(reading).resolves.toEqual(FOUND);
  });

  it("throws errors that are no failure of the provider", async () => {
    const bug = new TypeError("Not a provider's doing");
    await expect(withinTimeout(Promise.reject(bug))).rejects.toBe(bug);
  });
});
