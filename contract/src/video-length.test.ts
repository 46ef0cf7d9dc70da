import { isTooLong, videoTooLong } from "./video-length";

it("lets a video be as long as it may be, and a few seconds more", () => {
  expect(isTooLong(905, 900)).toBe(false);
  expect(isTooLong(906, 900)).toBe(true);
});

it("says how long it is and may be", () => {
  expect(videoTooLong(906, 900)).toBe(
    "This video lasts 16 minutes. Please choose one of at most 15 minutes.",
  );
  expect(videoTooLong(70, 60)).toBe("This video lasts 2 minutes. Please choose one of at most 1 minute.");
});
