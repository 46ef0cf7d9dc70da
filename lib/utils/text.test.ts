import { timeText, truncate } from "./text";

it.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [60, "1:00"],
  [754, "12:34"],
  [3723, "1:02:03"],
])("shows second %d as %s", (seconds, time) => {
  expect(timeText(seconds)).toBe(time);
});

it.each([
  ["short", 5, "short"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀😀", 3, "😀😀…"],
  ["one two three", 9, "one two…"],
])("cuts %j to %i characters", (text, longest, cut) => {
  expect(truncate(text, longest)).toBe(cut);
});
