import { durationText } from "./text";

it.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("%d seconds are %s", (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});
