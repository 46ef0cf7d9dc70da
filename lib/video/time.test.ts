import { skipTarget, startSecond } from "./time";

it.each([
  ["?t=12", 12],
  ["?a=b&t=12.5", 12.5],
  ["?t=90s", 90],
  ["?t=0", 0],
  ["", null],
  ["?t=", null],
  ["?t=-4", null],
  ["?t=1e9", null],
  ["?t=soon", null],
  ["?t=12345678", null],
])("reads the start of %p", (search, seconds) => {
  expect(startSecond(search)).toBe(seconds);
});

it.each([
  [20, 10, 30],
  [20, -10, 10],
  [4, -10, 0],
  [55, 10, 60],
])("skips from %p by %p to %p", (currentTime, seconds, target) => {
  expect(skipTarget({ currentTime, duration: 60 }, seconds)).toBe(target);
});

it("does not skip before the length is known", () => {
  expect(skipTarget({ currentTime: 0, duration: NaN }, 10)).toBe(0);
});
