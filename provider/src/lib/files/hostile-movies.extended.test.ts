/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { hostileMovies } from "../../test-support/hostile-movies";
import { measureWork } from "../../test-support/measure-work";
import { findFfmpeg } from "../ffmpeg/ffmpeg";
import { checkVideo } from "./check-video";
import { lookWithLibrary } from "./film-library";
import { removeMetadata } from "./remove-metadata";

const MEMORY_MAX_BYTES = 200 * 1024 * 1024;

const TEST_TIMEOUT_MS = 300_000;

/** The most bytes written for a film: a copy up to its limit, and what programs send each other. */
const WRITTEN_MAX_BYTES = 64 * 1024 * 1024;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lampstand-hostile-"));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(hostileMovies)(
  "%s block nothing, fill nothing and stay unchanged",
  async (_, make) => {
    const file = path.join(folder, "film.mp4");
    await writeFile(file, make());
    const before = await readFile(file);
    const taken = await measureWork(async () => {
      await checkVideo(file);
      await lookWithLibrary(file).catch(() => undefined);
      expect(await removeMetadata(file, undefined, findFfmpeg)).toBe("cannot");
      expect(await removeMetadata(file, undefined, () => Promise.resolve(null))).toBe("cannot");
    }, MEMORY_MAX_BYTES);
    expect(taken.memoryBytes).toBeLessThan(MEMORY_MAX_BYTES);
    expect(taken.writtenBytes).toBeLessThan(WRITTEN_MAX_BYTES);
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(await readdir(folder)).toEqual(["film.mp4"]);
  },
  TEST_TIMEOUT_MS,
);
