import { isGoneSince, noteGone } from "./outdated-tags.mjs";

it("when too much is gone, the oldest names count as gone for longer than necessary, and no others", () => {
  noteGone(["video:first"], 1);
  noteGone(
    Array.from({ length: 9_999 }, (_, index) => `video:${index}`),
    2,
  );
  expect([isGoneSince(1, ["video:first"]), isGoneSince(0, ["video:other"])]).toEqual([false, false]);
  noteGone(["video:last"], 3);
  expect(isGoneSince(0, ["video:first"])).toBe(true);
  expect(isGoneSince(0, ["video:other"])).toBe(true);
  expect(isGoneSince(1, ["video:other"])).toBe(false);
  expect(isGoneSince(1, ["video:5"])).toBe(true);
});
