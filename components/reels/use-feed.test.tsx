import { act, renderHook } from "@testing-library/react";
import { ALL_REELS, type FeedSource } from "@/lib/reels/feed-address";
import { type ReelList, withNextPage } from "@/lib/reels/reel-list";
import { testReel } from "@/lib/test-support/reel";
import { getJson } from "@/lib/api-client/site-request";
import { useMoreReels } from "./use-feed";

jest.mock("@/lib/api-client/site-request");

const LIST: ReelList = {
  reels: Array.from({ length: 10 }, (_, index) => testReel(`${index + 1}`)),
  received: 10,
  total: 40,
};
const PAGE = { reels: [testReel("11"), testReel("12")], received: 2, total: 40 };

const onPage = jest.fn();
const onFailure = jest.fn();
const asked = () => jest.mocked(getJson).mock.calls.map(([path]) => path);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(getJson).mockResolvedValue(PAGE);
});
afterEach(() => jest.useRealTimers());

async function renderFeed(active: number, source: FeedSource = ALL_REELS) {
  const view = renderHook(
    (feed: { list: ReelList; active: number }) =>
      useMoreReels(source, feed.list, feed.active, { onPage, onFailure }),
    { initialProps: { list: LIST, active } },
  );
  const settle = () => act(async () => undefined);
  await settle();
  const show = async (feed: { list: ReelList; active: number }) => {
    view.rerender(feed);
    await settle();
  };
  return { result: view.result, show };
}

it("requests the next page when few reels remain, not before", async () => {
  const { show } = await renderFeed(5);
  expect(asked()).toEqual([]);
  await show({ list: LIST, active: 6 });
  expect(asked()).toEqual(["/api/reels/6"]);
  expect(onPage).toHaveBeenCalledWith(PAGE);
});

it.each([
  [{ hashtag: "light & dark" }, "/api/reels/6?hashtag=light+%26+dark"],
  [{ collection: "easter" }, "/api/reels/6?collection=easter"],
])("requests only more of %j", async (source, path) => {
  await renderFeed(6, source);
  expect(asked()).toEqual([path]);
});

it("makes one request, however far the visitor moves before the page appears", async () => {
  const { show } = await renderFeed(6);
  expect(onPage).toHaveBeenCalledTimes(1);
  await show({ list: LIST, active: 7 });
  await show({ list: LIST, active: 8 });
  expect(asked()).toEqual(["/api/reels/6"]);
  await show({ list: withNextPage(LIST, PAGE), active: 8 });
  expect(asked()).toEqual(["/api/reels/6", "/api/reels/7"]);
});

it("requests a page again that the list has shrunk to", async () => {
  const { show } = await renderFeed(6);
  const shrunk = withNextPage(LIST, { ...PAGE, total: 39 });
  expect(shrunk.received).toBe(9);
  await show({ list: shrunk, active: 6 });
  await show({ list: withNextPage(shrunk, { ...PAGE, page: 5, total: 39 }), active: 9 });
  expect(asked()).toEqual(["/api/reels/6", "/api/reels/5", "/api/reels/6"]);
});

it("retries after a failure: when the visitor moves on, when the network is back, and after a while", async () => {
  jest.mocked(getJson).mockRejectedValue(new Error("no network"));
  const { show, result } = await renderFeed(6);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ isLoading: false, hasFailed: true });
  await show({ list: LIST, active: 7 });
  expect(asked()).toHaveLength(2);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(asked()).toHaveLength(3);
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(asked().length).toBeGreaterThan(3);

  jest.mocked(getJson).mockResolvedValue(PAGE);
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(result.current).toEqual({ isLoading: false, hasFailed: false });
  expect(new Set(asked())).toEqual(new Set(["/api/reels/6"]));
  expect(onPage).toHaveBeenCalledTimes(1);
});

it("waits longer after each failure, up to half a minute", async () => {
  jest.mocked(getJson).mockRejectedValue(new Error("no network"));
  await renderFeed(6);
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  for (const [failure, wait] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await pass(wait - 1);
    expect(asked()).toHaveLength(failure + 1);
    await pass(1);
    expect(asked()).toHaveLength(failure + 2);
  }
});

it("requests nothing once everything is loaded", async () => {
  const { show } = await renderFeed(0);
  await show({ list: { ...LIST, total: 10 }, active: 9 });
  expect(asked()).toEqual([]);
});
