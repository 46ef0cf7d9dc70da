import { isoDay, shortDay, durationText, timeText, truncate } from "./text";

it.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("writes %d seconds as %s", (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});

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

describe.each([
  ["2025-03-01", "2025-03-01", "01-03-25"],
  ["2025-03-01T00:00:00.000Z", "2025-03-01", "01-03-25"],
  ["2025-03-01T23:59:59.999Z", "2025-03-01", "01-03-25"],
  ["2025-03-01T23:30:00-11:00", "2025-03-01", "01-03-25"],
  ["2025-03-01T00:30:00+14:00", "2025-03-01", "01-03-25"],
  ["2024-02-29T12:00:00", "2024-02-29", "29-02-24"],
  ["2000-12-31", "2000-12-31", "31-12-00"],
  ["1999-12-31", "1999-12-31", "31-12-99"],
])("%s", (isoDate, onBlogs, onPolicies) => {
  it(`is ${onBlogs} on blogs`, () => expect(isoDay(isoDate)).toBe(onBlogs));
  it(`is ${onPolicies} on policies`, () => expect(shortDay(isoDate)).toBe(onPolicies));
});
