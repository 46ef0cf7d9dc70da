/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { mergeRemovals, readRemovals } from "./journal";

const FILE = "2026-11-24.a-process.jsonl";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-removals-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (id: string) =>
  JSON.stringify({ at: `2026-11-24T10:00:0${id}.000Z`, collection: "videos", id, action: "hidden" });
const damaged = (id: string) => line(id).replace("videos", "vi\0eos").replace("{", "\0");

function journal(name: string, lines: string[]): string {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, FILE), lines.map((text) => `\n${text}\n`).join(""));
  return path.join(folder, name);
}

it("two copies of a file, damaged in different places, lose nothing together", async () => {
  const here = journal("here", [line("1"), damaged("2"), line("3"), line("4")]);
  const backup = journal("backup", [line("1"), line("2"), damaged("3")]);
  await mergeRemovals(backup, here);
  await mergeRemovals(backup, here);
  const { removals, unreadable } = await readRemovals(here);
  expect(removals.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
  expect(unreadable).toBe(2);
  expect(readdirSync(here)).toEqual([FILE]);
});

it("a missing journal is empty", async () => {
  const nowhere = path.join(folder, "nowhere");
  await mergeRemovals(nowhere, path.join(folder, "here"));
  expect(await readRemovals(nowhere)).toEqual({ removals: [], unreadable: 0 });
  expect(readdirSync(folder)).toEqual([]);
});
