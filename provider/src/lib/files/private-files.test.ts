/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { keepNewFilesPrivate, makePrivate } from "./private-files";

jest.mock("node:fs/promises", (): unknown => ({
  __esModule: true,
  ...jest.requireActual("node:fs/promises"),
}));

const before = process.umask(0o022);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-private-"));
});
afterEach(() => {
  process.umask(before);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;

it("new files are only their owner's", () => {
  keepNewFilesPrivate();
  mkdirSync(path.join(folder, "uploads"));
  writeFileSync(path.join(folder, "uploads/clip.mp4"), "");
  expect(modeOf("uploads")).toBe(0o700);
  expect(modeOf("uploads/clip.mp4")).toBe(0o600);
});

it("files that an earlier version left open are closed, and targets of links don't change", async () => {
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

it("backups and the file system's own folder don't change", async () => {
  process.umask(0);
  for (const name of ["backups", "lost+found", "uploads/lost+found"])
    mkdirSync(path.join(folder, name), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(folder, "backups/other"), "", { mode: 0o644 });
  await makePrivate(folder);
  expect(["backups", "backups/other", "lost+found", "uploads/lost+found"].map(modeOf)).toEqual([
    0o755, 0o644, 0o755, 0o755,
  ]);
});

it("an unreadable folder is reported, and the rest is closed", async () => {
  process.umask(0);
  mkdirSync(path.join(folder, "of-root"), { mode: 0o700 });
  writeFileSync(path.join(folder, "secrets.json"), "", { mode: 0o644 });
  const { readdir } = jest.requireActual<typeof fs>("node:fs/promises");
  const refuse = (...args: Parameters<typeof readdir>) =>
    String(args[0]).endsWith("of-root")
      ? Promise.reject(Object.assign(new Error("permission denied"), { code: "EACCES" }))
      : readdir(...args);
  jest.spyOn(fs, "readdir").mockImplementation(refuse);
  const warned = jest.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  await makePrivate(folder);
  expect(modeOf("secrets.json")).toBe(0o600);
  expect(warned.mock.calls).toEqual([
    [`1 files or folders in ${folder} belong to another account, and may be read by others`],
  ]);
});
