/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { keepNewFilesPrivate, makePrivate } from "./private-files";

const before = process.umask(0o022);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-private-"));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true });
});

const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;

it("what is made from then on is its owner's alone", () => {
  keepNewFilesPrivate();
  mkdirSync(path.join(folder, "uploads"));
  writeFileSync(path.join(folder, "uploads/clip.mp4"), "");
  expect(modeOf("uploads")).toBe(0o700);
  expect(modeOf("uploads/clip.mp4")).toBe(0o600);
});

it("what an earlier version left open is closed, and what a link leads to stays as it is", async () => {
  process.umask(0);
  mkdirSync(path.join(folder, "data/outbox"), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(folder, "data/outbox/1.eml"), "", { mode: 0o644 });
  writeFileSync(path.join(folder, "data/ffmpeg"), "", { mode: 0o755 });
  writeFileSync(path.join(folder, "elsewhere"), "", { mode: 0o644 });
  symlinkSync("../elsewhere", path.join(folder, "data/link"));

  await makePrivate(path.join(folder, "data"));
  expect(modeOf("data")).toBe(0o700);
  expect(modeOf("data/outbox")).toBe(0o700);
  expect(modeOf("data/outbox/1.eml")).toBe(0o600);
  expect(modeOf("data/ffmpeg")).toBe(0o700);
  expect(modeOf("elsewhere")).toBe(0o644);
});
