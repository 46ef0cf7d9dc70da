import { withinTimeout, type QueryResult } from "./cached-query";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
