import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { box } from "../src/test-support/movie-boxes";
import { newStory, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { realVideo } from "./support/stories";

const SECRET = "+48.8577+002.2950/ iPhone 15 of Ann";
const FILM = readFileSync(new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url));

const provider = await startProvider({ PREPARE_AT_ONCE: "1", FFMPEG_PATH: "/nowhere/ffmpeg" });
const { request, staff, removeVisitors } = provider;
const { work } = await startPreparation(provider);
const { checkVideo } = await import("../src/lib/files/check-video");
const { removeMetadata } = await import("../src/lib/files/remove-metadata");

afterEach(removeVisitors);

it("without FFmpeg, a phone's film is shown without its location", async () => {
  const sent = { ...(await realVideo()), buffer: Buffer.concat([FILM, box("uuid", SECRET)]) };
  const story = await newStory(request, staff, sent);
  await work(null);
  await staff.update("stories", story.id, { status: "Published" });
  const clip = await story.clip();
  expect(clip).toMatchObject({ width: 720, height: 1280, duration: expect.any(Number) });
  const shown = await request.get(`/uploads/clips/${String(clip.filename)}`);
  expect(shown.status).toBe(200);
  expect(shown.bytes).toHaveLength(Number(clip.filesize));
  expect(shown.bytes.includes(SECRET)).toBe(false);
});

it("staff's uploads are cleaned too, and the record has the new size", async () => {
  const sent = { ...(await realVideo()), buffer: Buffer.concat([FILM, box("uuid", SECRET)]) };
  const { id, filename } = await staff.uploaded("clips", sent);
  const kept = await request.get(`/uploads/clips/${filename}`, { headers: staff.headers });
  expect(kept.bytes.includes(SECRET)).toBe(false);
  expect(await staff.one("clips", "id", id)).toMatchObject({
    ...{ filesize: kept.bytes.length, width: 720, height: 1280 },
  });
  await staff.remove("clips", id);
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-metadata-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...parts: Buffer[]): string {
  const file = path.join(folder, "film");
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

/** Returns where a box begins in the film, at its header. */
function boxAt(type: string): number {
  return FILM.indexOf(type, 0, "latin1") - 4;
}

/** Returns the film with another type or length in a box's header. */
function withHeader(type: string, change: { type?: string; length?: number }): Buffer {
  const film = Buffer.from(FILM);
  if (change.type) film.write(change.type, boxAt(type) + 4, "latin1");
  if (change.length) film.writeUInt32BE(change.length, boxAt(type));
  return film;
}

describe("removeMetadata, on a machine without FFmpeg", () => {
  it.each([
    ["in udta of the film", box("udta", box("\u00a9xyz", SECRET))],
    ["in XMP", box("uuid", SECRET)],
    ["in a box of a camera's own", box("samm", SECRET)],
    ["in a box that is cut off", box("uuid", SECRET, Buffer.alloc(9)).subarray(0, -9)],
  ])("removes what is %s, and keeps the film's length and size", async (_, metadata) => {
    const file = write(FILM, metadata);
    const before = await checkVideo(file);
    expect(await removeMetadata(file)).toBe("clean");
    expect(readFileSync(file).includes(SECRET)).toBe(false);
    expect(await checkVideo(file)).toEqual(before);
    expect(readdirSync(folder)).toEqual(["film"]);
  });

  it.each([
    ["is no film", [Buffer.from("RIFF....AVI LIST and so on, and on")]],
    ["is empty", []],
    ["has no index", [withHeader("moov", { type: "free" })]],
    ["has nothing in it", [withHeader("mdat", { type: "free" })]],
    ["is cut off", [FILM.subarray(0, FILM.length - 1000)]],
    ["has a box that is larger than what it is in", [withHeader("trak", { length: 0x7fffffff })]],
  ])("leaves a file alone that %s", async (_, parts) => {
    const file = write(...parts);
    const before = readFileSync(file);
    expect(await removeMetadata(file)).toBe("cannot");
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(["film"]);
  });

  it("stops when the sender disconnects", async () => {
    const file = write(FILM);
    const reason = new Error("They have left");
    await expect(removeMetadata(file, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(readFileSync(file).equals(FILM)).toBe(true);
    expect(readdirSync(folder)).toEqual(["film"]);
  });
});
