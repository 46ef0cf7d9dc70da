import { readdirSync } from "node:fs";
import { copyFile, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import type { prepareNext } from "../../src/features/clips/prepare-next";
import type { startProvider } from "./provider";
import type { Client, Upload } from "./request";
import type { Staff } from "./staff";
import { expectStored, realVideo, sendStory, storyWords } from "./stories";

type Tools = Parameters<typeof prepareNext>[1];
export type PrepareClip = NonNullable<Tools["prepareClip"]>;
export type MakeLarge = NonNullable<Tools["makeLarge"]>;
export type MakeLightest = NonNullable<Tools["makeLightest"]>;

/** Makes the files that FFmpeg would make, at once. */
export const fakeFfmpeg: PrepareClip = async ({ input, folder, name, onProgress }) => {
  const content = await readFile(input);
  const [main, light, frame] = ["main.mp4", "light.mp4", "1.jpg"].map((end) =>
    path.join(folder, `${name}-${end}`),
  );
  for (const file of [main, light, frame]) await writeFile(file ?? "", content);
  onProgress(50);
  const rendition = {
    width: 406,
    height: 720,
    bitrate: 900_000,
    type: "video/mp4",
    filesize: content.length,
  };
  return {
    renditions: [main, light].map((file) => ({ ...rendition, file: file ?? "" })),
    frames: [{ file: frame ?? "", width: 406, height: 720 }],
    placeholder: "data:image/webp;base64,AAAA",
    hasSound: false,
    loudness: null,
    width: 406,
    height: 720,
    duration: 29.5,
  };
};

/** Makes the lightest rendition that FFmpeg would make from a main one, at once. */
export const fakeLightest: MakeLightest = async ({ main, fileFor }) => {
  const file = fileFor("-lightest.mp4");
  await copyFile(main, file);
  const { size } = await stat(file);
  return { file, width: 270, height: 480, bitrate: 210_000, type: "video/mp4", filesize: size };
};

/** Makes the projector version that FFmpeg would make from an upload, at once. */
export const fakeLarge: MakeLarge = async ({ original, fileFor }) => {
  const file = fileFor("-large.mp4");
  await copyFile(original, file);
  const { size } = await stat(file);
  return { file, width: 608, height: 1080, bitrate: 5_000_000, type: "video/mp4", filesize: size };
};

/** Sends a story, and returns it with a function that reads its clip's record. */
export async function newStory(request: Client, staff: Staff, film?: Upload) {
  const words = storyWords();
  await expectStored(await sendStory(request, words, film ?? (await realVideo())));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  const clip = () => staff.one("clips", "id", String(file));
  return { id, slug: words.slug ?? "", clipId: String(file), clip };
}

/** How often the worker extends its claim, in milliseconds. It notices changes to its clip as quickly. */
const HEARTBEAT_MS = 20;

/** Starts a provider and does the worker's part in this process. */
export async function startPreparation({
  payload,
  dataDir,
  rows,
}: Pick<Awaited<ReturnType<typeof startProvider>>, "payload" | "dataDir" | "rows">) {
  const { prepareNext: prepare } = await import("../../src/features/clips/prepare-next");
  const going = new AbortController().signal;
  return {
    work: (
      prepareClip: PrepareClip | null = fakeFfmpeg,
      stop: AbortSignal = going,
      makeLightest: MakeLightest | null = fakeLightest,
      makeLarge: MakeLarge | null = fakeLarge,
    ) => prepare(payload, { prepareClip, makeLightest, makeLarge, stop, heartbeat: HEARTBEAT_MS }),
    /** Returns the files made from clips. */
    made: () =>
      ["renditions", "frames"].flatMap((folder) => readdirSync(path.join(dataDir, "uploads", folder))),
    /** Expects no temporary file and no job. */
    async expectNothingLeft(): Promise<void> {
      const temporary = readdirSync(path.join(dataDir, "tmp"), { encoding: "utf8", recursive: true });
      expect(temporary.filter((name) => /\.(mp4|jpg)$/.test(name))).toEqual([]);
      expect(await rows("clip-jobs")).toEqual([]);
    },
  };
}
