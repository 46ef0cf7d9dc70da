import type { QueryResult } from "./cached-query";
import { collectPages, MOST_PAGES, type ListPage } from "./payload";

const LIMIT = 5;
const THINGS = Array.from({ length: 12 }, (_, index) => `thing-${index + 1}`);

const found = (names: (string | null)[], total: number | null = null): QueryResult<ListPage<string>> => ({
  state: "found",
  data: { entries: names.map((name) => ({ key: name ?? "", item: name })), total },
});

/** A provider that counts pages from 1 and sends at most `cap` things at once. */
function provider({ things = THINGS, cap = 100, total = null as number | null } = {}) {
  return jest.fn(async (page: number, limit: number) => {
    const size = Math.min(limit, cap);
    return found(things.slice((page - 1) * size, page * size), total);
  });
}

const collect = (read: (page: number, limit: number) => Promise<QueryResult<ListPage<string>>>) =>
  collectPages(read, LIMIT);

it.each([
  ["with the right total", { total: 12 }, 3],
  ["without a total", {}, 4],
  ["with a total that is too high", { total: 99 }, 4],
  ["with a total that is too low", { total: 2 }, 4],
  ["with fewer at once than it is asked for", { cap: 2, total: 12 }, 7],
  ["with fewer at once, and no total", { cap: 2 }, 7],
  ["with fewer at once, and a total that is too low", { cap: 2, total: 1 }, 7],
])("reads everything from a provider %s", async (_, options, mostCalls) => {
  const read = provider(options);
  await expect(collect(read)).resolves.toEqual({ state: "found", data: THINGS });
  expect(read.mock.calls.length).toBeLessThanOrEqual(mostCalls);
});

it("makes one request when everything fits into one page", async () => {
  const read = provider({ things: ["only"], total: 1 });
  await expect(collect(read)).resolves.toEqual({ state: "found", data: ["only"] });
  expect(read.mock.calls).toEqual([[1, LIMIT]]);
});

it("keeps the first page's size", async () => {
  const read = provider({ cap: 4, total: 12 });
  await collect(read);
  expect(read.mock.calls).toEqual([
    [1, LIMIT],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
});

it("returns an empty list", async () => {
  await expect(collect(provider({ things: [] }))).resolves.toEqual({ state: "found", data: [] });
});

it("stops when the same page comes again", async () => {
  const read = jest.fn(async () => found(["a", "b", "c", "d", "e"], 1000));
  await expect(collect(read)).resolves.toEqual({ state: "found", data: ["a", "b", "c", "d", "e"] });
  expect(read).toHaveBeenCalledTimes(2);
});

it("stops at a page that the provider reports as missing", async () => {
  const read = jest.fn(async (page: number) => (page === 1 ? found(["a"]) : { state: "missing" as const }));
  await expect(collect(read)).resolves.toEqual({ state: "found", data: ["a"] });
});

it("stops in an endless list", async () => {
  let made = 0;
  const read = jest.fn(async () => found(Array.from({ length: LIMIT }, () => `made-up-${(made += 1)}`)));
  const reading = await collect(read);
  expect(reading).toMatchObject({ state: "found" });
  expect(read).toHaveBeenCalledTimes(MOST_PAGES);
});

it("takes what appears on two pages once, and skips what cannot be read", async () => {
  const pages = [found(["a", null, "b", "c", "d"]), found(["d", "e"]), found([])];
  const read = async (page: number) => pages[page - 1] ?? found([]);
  await expect(collect(read)).resolves.toEqual({ state: "found", data: ["a", "b", "c", "d", "e"] });
});

it("is unavailable rather than incomplete", async () => {
  const read = async (page: number) =>
    page < 3 ? provider()(page, LIMIT) : { state: "unavailable" as const };
  await expect(collect(read)).resolves.toEqual({ state: "unavailable" });
});

it("never requests two pages at a time", async () => {
  let inFlight = 0;
  let mostInFlight = 0;
  const answer = provider();
  await collect(async (page, limit) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    const reading = await answer(page, limit);
    inFlight -= 1;
    return reading;
  });
  expect(mostInFlight).toBe(1);
});
