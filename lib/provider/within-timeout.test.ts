import { OPTIONAL_PART_TIMEOUT_MS as MOST, withinTimeout, type QueryResult } from "./cached-query";

beforeEach(() => jest.useFakeTimers());
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

  it("throws errors that are no failure of the provider", async () => {
    const bug = new TypeError("Not a provider's doing");
    await expect(withinTimeout(Promise.reject(bug))).rejects.toBe(bug);
  });
});
