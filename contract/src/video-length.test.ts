import { isTooLong, lengthText, videoTooLong } from "./video-length";

it("allows a few seconds over the longest video", () => {
  expect(isTooLong(905, 900)).toBe(false);
  expect(isTooLong(906, 900)).toBe(true);
});

it("gives the actual and the allowed length to the second", () => {
  expect(videoTooLong(965, 900)).toBe(
    "This video lasts 16 minutes and 5 seconds. Please choose one of at most 15 minutes.",
  );
  expect([0.4, 1, 59.6, 61, 3600].map(lengthText)).toEqual([
    ...["0 seconds", "1 second", "1 minute", "1 minute and 1 second", "60 minutes"],
  ]);
});
