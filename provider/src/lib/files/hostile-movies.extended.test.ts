/** @jest-environment node */
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { hostileMovies, sameChunks } from "../../test-support/hostile-movies";
import { measureWork } from "../../test-support/measure-work";
import { box } from "../../test-support/movie-boxes";
import { playsInBrowsers } from "./browser-playable";
import { movieReader, readingMovie } from "./movie-boxes";
import { isWholeMovie, readMovieFacts } from "./movie-facts";
import { removeMetadata } from "./remove-metadata";

const MEMORY_MAX_BYTES = 200 * 1024 * 1024;

/** Two million reads are slow on a busy machine: what is tested is their memory, not their speed. */
const TEST_TIMEOUT_MS = 300_000;

/** What the process writes besides. */
const OTHERWISE_WRITTEN_BYTES = 256 * 1024;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lampstand-hostile-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function keep(film: Buffer): Promise<string> {
  const file = path.join(folder, "film.mp4");
  await writeFile(file, film);
  return file;
}

it.each(hostileMovies)(
  "%s stop nothing, fill nothing and are not written over and over",
  async (_, make) => {
    const file = await keep(make());
    const { size } = await stat(file);
    const taken = await measureWork(async () => {
      await readingMovie(file, isWholeMovie);
      await readingMovie(file, readMovieFacts);
      expect(await removeMetadata(file)).toBe("cannot");
      await playsInBrowsers("film.mp4", file);
    }, MEMORY_MAX_BYTES);
    expect(taken.memoryBytes).toBeLessThan(MEMORY_MAX_BYTES);
    expect(taken.writtenBytes).toBeLessThan(size + OTHERWISE_WRITTEN_BYTES);
  },
  TEST_TIMEOUT_MS,
);

it("is not kept busy by a film of nothing but boxes", async () => {
  const film = [
    box("ftyp", "isom"),
    box("mdat", "these are the frames"),
    box("moov", Buffer.alloc(8 * 50_000, box("free"))),
  ];
  const file = await keep(Buffer.concat(film));
  expect(await removeMetadata(file)).toBe("cannot");
}, 60_000);

it("lets other work go on while it reads what is held already", async () => {
  const { read } = movieReader(8, () => Promise.resolve(Buffer.alloc(8)));
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  for (let reads = 0; reads < 5_000; reads += 1) await read(0, 8);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it("stops when whoever sent it has left", async () => {
  const file = await keep(sameChunks(10, 10));
  const before = await readFile(file);
  const reason = new Error("They have left");
  await expect(removeMetadata(file, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect((await readFile(file)).equals(before)).toBe(true);
});
