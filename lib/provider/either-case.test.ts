import { readInEitherCase } from "./cached-query";

const read = jest.fn(async (slug: string) =>
  ["ferry", "Boat"].includes(slug) ? { state: "found" as const, data: slug } : { state: "missing" as const },
);
afterEach(() => read.mockClear());

it.each([
  ["ferry", "ferry"],
  ["Boat", "Boat"],
  ["FERRY", "ferry"],
])("finds %s as %s", async (slug, found) => {
  expect(await readInEitherCase(slug, read)).toEqual({ state: "found", data: found });
});

it("asks again only for upper case", async () => {
  expect(await readInEitherCase("Nobody", read)).toEqual({ state: "missing" });
  expect(read.mock.calls).toEqual([["Nobody"], ["nobody"]]);
  expect(await readInEitherCase("nobody", read)).toEqual({ state: "missing" });
  expect(read).toHaveBeenCalledTimes(3);
});

it("does not ask again during an outage", async () => {
  const silent = jest.fn(async () => ({ state: "unavailable" as const }));
  expect(await readInEitherCase("FERRY", silent)).toEqual({ state: "unavailable" });
  expect(silent).toHaveBeenCalledTimes(1);
});

it.each(["a%b", "..", "a/b", ""])("makes no request for %p", async (slug) => {
  expect(await readInEitherCase(slug, read)).toEqual({ state: "missing" });
  expect(read).not.toHaveBeenCalled();
});
