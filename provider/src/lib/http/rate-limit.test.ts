import { durationText } from "./rate-limit";

describe("durationText", () => {
  it.each([
    [1, "a second"],
    [59, "59 seconds"],
    [60, "a minute"],
    [61, "2 minutes"],
    [600, "10 minutes"],
  ])("writes %d seconds as %s", (seconds, words) => {
    expect(durationText(seconds)).toBe(words);
  });
});
