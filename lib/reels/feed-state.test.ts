import { testReel } from "@/lib/test-support/reel";
import {
  feedReducer,
  initialFeedState,
  type FeedState,
  isDuplicateSlot,
  wrapIndex,
  modulo,
  savedFeedState,
  saveFeedState,
} from "./feed-state";
import { completeList } from "./reel-list";

const reels = (count: number) => Array.from({ length: count }, (_, index) => testReel(`${index + 1}`));
const complete = (count: number, active = 0) => initialFeedState(completeList(reels(count)), active);
const growing = (count: number, active: number) =>
  initialFeedState({ reels: reels(count), received: count, total: 40 }, active);
const move = (state: FeedState, steps: number, isLoading = false) =>
  feedReducer(state, { type: "move", steps, isLoading });
const page = (...ids: string[]) => ({ reels: ids.map(testReel), received: 2, total: 40 });

it("moves on, and wraps around at both ends", () => {
  expect(move(complete(3), 1)).toMatchObject({ active: 1, slot: 1, direction: 1, hasMoved: true });
  expect(move(complete(3, 2), 1)).toMatchObject({ active: 0, slot: 1 });
  expect(move(complete(3), -1)).toMatchObject({ active: 2, slot: -1, direction: -1 });
  expect(move(complete(3), 2)).toMatchObject({ active: 2, slot: 2 });
});

it("stays if there is only one reel", () => {
  expect(move(complete(1), 1)).toMatchObject({ active: 0, slot: 0, hasMoved: false });
  expect(move(complete(0), 1)).toMatchObject({ active: 0, slot: 0, hasMoved: false });
});

it("jumps to both ends without sliding", () => {
  expect(feedReducer(complete(5, 2), { type: "jump", to: "last" })).toMatchObject({ active: 4, slot: 0 });
  expect(feedReducer(complete(5, 2), { type: "jump", to: "first" })).toMatchObject({ active: 0, slot: 0 });
  expect(feedReducer(complete(0), { type: "jump", to: "last" })).toMatchObject({ active: 0 });
});

it("waits at the last reel for the next page, and moves on when it arrives", () => {
  const waiting = move(growing(10, 9), 1, true);
  expect(waiting).toMatchObject({ active: 9, slot: 0, isWaiting: true });
  const empty = feedReducer(waiting, { type: "append", page: page() });
  expect(empty).toMatchObject({ active: 9, isWaiting: true });
  const grown = feedReducer(empty, { type: "append", page: page("11") });
  expect(grown).toMatchObject({ active: 10, slot: 1, isWaiting: false });
});

it("stops waiting after a failure, or when the visitor goes back", () => {
  const waiting = move(growing(10, 9), 1, true);
  expect(feedReducer(waiting, { type: "append-failed" })).toMatchObject({ active: 9, isWaiting: false });
  expect(move(waiting, -1, true)).toMatchObject({ active: 8, isWaiting: false });
  expect(move(growing(10, 9), 1)).toMatchObject({ active: 0, slot: 1 });
});

it("wraps around if no more reels come after all", () => {
  const waiting = move(growing(10, 9), 1, true);
  const ended = feedReducer(waiting, { type: "append", page: { reels: [], received: 0, total: 40 } });
  expect(ended).toMatchObject({ active: 0, slot: 1, isWaiting: false });
});

it("keeps its place when the list grows", () => {
  const grown = feedReducer(growing(10, 4), { type: "append", page: page("11", "12") });
  expect(grown).toMatchObject({ active: 4, slot: 0 });
  expect(grown.list.reels).toHaveLength(12);
});

it.each([
  ["before the one in front", "1", 2, 1, "3"],
  ["after it", "4", 2, 2, "3"],
  ["the one in front, after a move on", "3", 2, 2, "4"],
  ["the last, in front", "4", 3, 0, "1"],
  ["one that is not there", "9", 2, 2, "3"],
])("moves on from a reel that was removed: %s", (_, id, before, active, inFront) => {
  const state = feedReducer(complete(4, before), { type: "remove", id });
  expect(state).toMatchObject({ active, slot: 0 });
  expect(state.list.reels[state.active]?.id).toBe(inFront);
  expect(state.list.reels.some((reel) => reel.id === id)).toBe(false);
});

it("replaces a removed reel with the one before after a move back, and has none after the last", () => {
  const back: FeedState = { ...complete(4, 2), direction: -1 };
  expect(feedReducer(back, { type: "remove", id: "3" })).toMatchObject({ active: 1 });
  expect(feedReducer(complete(1), { type: "remove", id: "1" })).toMatchObject({
    active: 0,
    list: { reels: [] },
  });
});

it("goes round both ways", () => {
  expect([wrapIndex(0, -1, 5), wrapIndex(4, 1, 5), wrapIndex(2, -12, 5), wrapIndex(2, 13, 5)]).toEqual([
    4, 0, 0, 0,
  ]);
  expect([modulo(-1, 3), modulo(-3, 3), modulo(7, 3)]).toEqual([2, 0, 1]);
});

it.each([
  [1, [0]],
  [2, [0, 1]],
  [3, [-1, 0, 1]],
  [4, [-1, 0, 1, 2]],
  [5, [-2, -1, 0, 1, 2]],
  [500, [-2, -1, 0, 1, 2]],
])("shows each of %d reels once", (size, shown) => {
  expect([-2, -1, 0, 1, 2].filter((steps) => !isDuplicateSlot(steps, size))).toEqual(shown);
});

const STATE = initialFeedState({ reels: [testReel("ferry"), testReel("lamp")], received: 2, total: 9 }, 1);

it("restores a feed at the same reel", () => {
  saveFeedState("all", STATE);
  expect(savedFeedState("all", "lamp")).toEqual(STATE);
  expect(savedFeedState("all", "ferry")).toBeNull();
  expect(savedFeedState("featured", "lamp")).toBeNull();
});

it("stops waiting for a page that was loading when the visitor left", () => {
  saveFeedState("all", { ...STATE, isWaiting: true });
  expect(savedFeedState("all", "lamp")?.isWaiting).toBe(false);
});
