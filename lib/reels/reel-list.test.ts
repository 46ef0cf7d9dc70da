import fc from "fast-check";
import type { ReelsPage } from "./reel";
import { testReel } from "@/lib/test-support/reel";
import {
  completeList,
  isComplete,
  needsMore,
  nextPage,
  PAGE_SIZE,
  type ReelList,
  withNextPage,
} from "./reel-list";

/** More pages than any of these providers has. */
const ENDLESS = 1000;

/** A provider's videos by id; `null` for one that is no reel. */
type Stock = (string | null)[];

const stockOf = (length: number): Stock => Array.from({ length }, (_, index) => `${index + 1}`);

function pageOf(ids: Stock, total: number | null): ReelsPage {
  const reels = ids.flatMap((id) => (id === null ? [] : [testReel(id)]));
  return { reels, received: ids.length, total };
}

function slicePage(stock: Stock, page: number, limit: number): Stock {
  return stock.slice((page - 1) * limit, page * limit);
}

type AskPage = (page: number, limit: number) => ReelsPage;

/** Requests everything, like a visitor who watches to the end. */
function readAll(askPage: AskPage) {
  const asked: number[] = [];
  let list = askPage(1, 10);
  while (needsMore(list, list.reels.length - 1) && asked.length < ENDLESS) {
    asked.push(nextPage(list));
    list = withNextPage(list, askPage(nextPage(list), PAGE_SIZE));
  }
  return { ids: list.reels.map(({ id }) => id), asked, list };
}

function readStock(stock: Stock, total: number | null = stock.length) {
  return readAll((page, limit) => pageOf(slicePage(stock, page, limit), total));
}

describe("pages after the first request", () => {
  it.each([
    [0, []],
    [1, []],
    [7, []],
    [10, []],
    [11, [6]],
    [12, [6]],
    [13, [6, 7]],
    [20, [6, 7, 8, 9, 10]],
  ])("of %d videos", (length, pages) => {
    const { ids, asked, list } = readStock(stockOf(length));
    expect(ids).toEqual(stockOf(length));
    expect(asked).toEqual(pages);
    expect(isComplete(list)).toBe(true);
  });

  it.each([
    [7, 4],
    [8, 5],
    [9, 5],
  ])("begin where a first page of %d ended", (received, page) => {
    const list = pageOf(stockOf(received), 40);
    expect(nextPage(list)).toBe(page);
    const ids = withNextPage(list, pageOf(slicePage(stockOf(40), page, PAGE_SIZE), 40)).reels.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(stockOf(page * PAGE_SIZE));
  });
});

describe("requests the next page", () => {
  const list = pageOf(stockOf(10), 40);

  it.each([
    [0, false],
    [5, false],
    [6, true],
    [9, true],
  ])("with reel %d of ten in front", (active, expected) => {
    expect(needsMore(list, active)).toBe(expected);
  });

  it("not when all reels are loaded", () => {
    expect(needsMore(pageOf(stockOf(10), 10), 9)).toBe(false);
    expect(needsMore(completeList([testReel("1")]), 0)).toBe(false);
    expect(needsMore(completeList([]), 0)).toBe(false);
  });
});

describe("a provider with other videos than reels", () => {
  it("is asked again after pages without any reels", () => {
    const stock: Stock = [...stockOf(3), ...Array<null>(250).fill(null), "last"];
    expect(readStock(stock).ids).toEqual(["1", "2", "3", "last"]);
  });

  it("is asked to the end if it has no reels at all", () => {
    const { ids, asked } = readStock(Array<null>(31).fill(null));
    expect(ids).toEqual([]);
    expect(asked).toHaveLength(11);
  });

  it("is asked again if it leaves out unpublished videos", () => {
    const stock: Stock = stockOf(40);
    const unpublished = new Set(["4", "12", "13", "21", "40"]);
    const { ids } = readAll((page, limit) =>
      pageOf(
        slicePage(stock, page, limit).filter((id) => !unpublished.has(id ?? "")),
        40,
      ),
    );
    expect(ids).toEqual(stock.filter((id) => !unpublished.has(id ?? "")));
  });
});

describe("stories that come and go during the visit", () => {
  it("are not shown twice", () => {
    const list = pageOf(stockOf(10), 40);
    const moved = ["new", ...stockOf(40)];
    const next = withNextPage(list, pageOf(slicePage(moved, 6, PAGE_SIZE), 41));
    expect(next.reels.map(({ id }) => id)).toEqual(stockOf(11));
    expect(next.total).toBe(41);
    expect(nextPage(next)).toBe(7);
  });

  it("do not end the list when a whole page is already listed", () => {
    const moved = ["new", "newer", ...stockOf(40)];
    const { ids } = readAll((page, limit) =>
      limit === 10 ? pageOf(stockOf(10), 40) : pageOf(slicePage(moved, page, limit), 42),
    );
    expect(ids).toEqual(stockOf(40));
  });

  it("leave a reel before the list in its only place", () => {
    const stock = stockOf(14);
    const opening = pageOf(stock.slice(0, 10), 14);
    const shared = { ...opening, reels: [testReel("12"), ...opening.reels] };
    let list = shared;
    while (!isComplete(list)) {
      list = withNextPage(list, pageOf(slicePage(stock, nextPage(list), PAGE_SIZE), 14));
    }
    expect(list.reels.map(({ id }) => id)).toEqual(["12", ...stock.filter((id) => id !== "12")]);
  });
});

describe("stories published and unpublished at random between requests", () => {
  type Change = { publishes: boolean; at: number };
  const changes = fc.array(fc.record({ publishes: fc.boolean(), at: fc.nat() }), { maxLength: 4 });
  const stories = fc.array(fc.boolean(), { maxLength: 60, size: "max" });

  function change(stock: Stock, { publishes, at }: Change, name: string) {
    if (publishes) stock.unshift(at % 3 === 0 ? null : name);
    else stock.splice(at % Math.max(stock.length, 1), 1);
  }

  it("each story that stays is shown once, in the provider's order", () => {
    fc.assert(
      fc.property(stories, fc.array(changes, { maxLength: 30, size: "max" }), (kinds, rounds) => {
        const first: Stock = kinds.map((isReel, index) => (isReel ? `${index}` : null));
        const stock = [...first];
        let list: ReelList = pageOf(slicePage(stock, 1, 10), stock.length);
        for (const [round, made] of [...rounds, ...Array<Change[]>(100).fill([])].entries()) {
          if (!needsMore(list, list.reels.length - 1)) break;
          for (const [index, each] of made.entries()) change(stock, each, `new-${round}-${index}`);
          list = withNextPage(list, pageOf(slicePage(stock, nextPage(list), PAGE_SIZE), stock.length));
        }
        const shown = list.reels.map(({ id }) => id);
        const stayed = first.filter((id) => id !== null && stock.includes(id));
        expect(isComplete(list)).toBe(true);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.filter((id) => stayed.includes(id))).toEqual(stayed);
      }),
      { numRuns: 1000 },
    );
  });
});

it("continues after the last page that was searched for reels", () => {
  const list = pageOf(stockOf(10), 4000);
  const next = withNextPage(list, { reels: [], received: 2, total: 4000, page: 810 });
  expect(nextPage(next)).toBe(811);
  expect(isComplete(next)).toBe(false);
});

describe("an unreliable total", () => {
  it("may be missing", () => {
    expect(readStock(stockOf(25), null).ids).toEqual(stockOf(25));
    expect(readStock([], null).ids).toEqual([]);
  });

  it("may be too large", () => {
    const { ids, asked } = readStock(stockOf(25), 100_000);
    expect(ids).toEqual(stockOf(25));
    expect(asked).toHaveLength(9);
  });

  it.each([
    ["reels", ["1", "2"]],
    ["a reel and something else", ["1", null]],
    ["nothing for the feed", [null, null]],
  ])("may be missing if every page is the same: %s", (_, ids: Stock) => {
    const { asked, list } = readAll(() => pageOf(ids, null));
    expect(asked.length).toBeLessThan(100);
    expect(isComplete(list)).toBe(true);
  });

  it("may be present if every page is the same", () => {
    expect(readAll(() => pageOf(["1", "2"], 50)).asked.length).toBeLessThanOrEqual(25);
  });

  it("does not cut off a long feed without a total", () => {
    const stock: Stock = stockOf(600).flatMap((id, index) => (index % 10 === 0 ? [id, null] : [id]));
    expect(readStock(stock, null).ids).toEqual(stockOf(600));
  });
});
