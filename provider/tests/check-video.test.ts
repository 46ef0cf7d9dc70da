import { fileURLToPath } from "node:url";

import { checkVideo } from "../src/lib/files/check-video";
import { ProgramError, type ProgramFailure } from "../src/lib/ffmpeg/run-program";

const FILM = fileURLToPath(new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url));

const checkWhereFfprobeIs = (reason: ProgramFailure) =>
  checkVideo(FILM, undefined, () => Promise.reject(new ProgramError(reason)));

it.each(["slow", "missing"] as const)(
  "a film is accepted based on its own boxes if ffprobe is %s",
  async (reason) => {
    expect(await checkWhereFfprobeIs(reason)).toMatchObject({
      ...{ extension: "mp4", mimeType: "video/mp4" },
      facts: { duration: expect.any(Number), width: expect.any(Number) },
    });
  },
);

it.each(["refused", "too large", "ended"] as const)("ffprobe can reject a film: %s", async (reason) => {
  expect(await checkWhereFfprobeIs(reason)).toEqual({ fault: "no video" });
});
