import { isEcho, onRing, remainder } from "./ring";

it("goes round both ways", () => {
  expect([onRing(0, -1, 5), onRing(4, 1, 5), onRing(2, -12, 5), onRing(2, 13, 5)]).toEqual([4, 0, 0, 0]);
  expect([remainder(-1, 3), remainder(-3, 3), remainder(7, 3)]).toEqual([2, 0, 1]);
});

it.each([
  [1, [0]],
  [2, [0, 1]],
  [3, [-1, 0, 1]],
  [4, [-1, 0, 1, 2]],
  [5, [-2, -1, 0, 1, 2]],
  [500, [-2, -1, 0, 1, 2]],
])("shows each of %d reels once", (size, shown) => {
  expect([-2, -1, 0, 1, 2].filter((steps) => !isEcho(steps, size))).toEqual(shown);
});
