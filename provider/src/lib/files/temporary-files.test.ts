/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { removeLeftBehind } from "./temporary-files";

const AN_HOUR = 60 * 60;
const machine = os.hostname();
let folder = "";

/** Leaves a process's folder with an upload last written this long ago, in seconds. */
function leave(name: string, age = 0) {
  const own = path.join(folder, name);
  mkdirSync(own);
  writeFileSync(path.join(own, "upload"), "the beginning");
  const then = Date.now() / 1000 - age;
  utimesSync(path.join(own, "upload"), then, then);
  utimesSync(own, then, then);
}

describe("removeLeftBehind", () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-temporary-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("removes what ended processes left, but nothing that a running one is receiving", async () => {
    const ended = spawnSync(process.execPath, ["--version"]).pid;
    const running = `${process.ppid}-${machine}`;
    leave(`${ended}-${machine}`);
    leave(`${process.pid}-${machine}`);
    leave(running);
    await removeLeftBehind(folder);
    expect(readdirSync(folder)).toEqual([running]);
    expect(readdirSync(path.join(folder, running))).toEqual(["upload"]);
  });

  it("uses the age of files from unknown or reused process ids", async () => {
    leave("1-another", 20 * AN_HOUR);
    leave("2-another", 25 * AN_HOUR);
    leave(`${process.ppid}-${machine}`, 25 * AN_HOUR);
    writeFileSync(path.join(folder, "young"), "");
    writeFileSync(path.join(folder, "old"), "");
    utimesSync(path.join(folder, "old"), 0, 0);
    await removeLeftBehind(folder);
    expect(readdirSync(folder).toSorted()).toEqual(["1-another", "young"]);
  });

  it("accepts a folder that doesn't exist yet", async () => {
    await removeLeftBehind(path.join(folder, "a", "b"));
    expect(readdirSync(path.join(folder, "a", "b"))).toEqual([]);
  });
});
