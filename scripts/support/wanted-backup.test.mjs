import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { forgetWanted, restoreWanted } from "./wanted-backup.mjs";

/** @type {string} */
let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "lampstand-wanted-"));
  jest.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const request = () => path.join(dataDir, "restore-wanted.txt");
const want = (/** @type {string} */ backup) => writeFileSync(request(), backup);

/** Restores what is wanted with a program that ends like this. */
const restore = async (/** @type {string} */ outcome, sentence = "") => {
  const program = { name: "restore", pid: 1, ended: Promise.resolve(outcome), stop: async () => undefined };
  /** @type {string[]} */
  const given = [];
  /** @param {string[]} args */
  const start = async (args) => {
    given.push(...args);
    return { ...program, lastSentence: () => sentence };
  };
  const settings = { dataDir, env: { NODE_ENV: /** @type {const} */ ("test") } };
  const isWanted = await restoreWanted(settings, new AbortController().signal, start);
  return isWanted ? given : undefined;
};
const failure = () => path.join(dataDir, "restore-failed.txt");

it("restores the backup that somebody asked for, once", async () => {
  want("2026-11-23T03-15-00-000Z");
  writeFileSync(failure(), "An earlier failure.");
  expect(await restore("exit code 0")).toEqual([
    "restore",
    path.join(dataDir, "backups/2026-11-23T03-15-00-000Z"),
    "--set-aside",
  ]);
  expect(existsSync(failure())).toBe(false);
  expect(await restore("exit code 0")).toBeUndefined();
});

it.each([
  ["The disk is full.", "The disk is full."],
  ["", "It ended with exit code 1. The log says why."],
])("notes why it couldn't be restored: %j", async (sentence, noted) => {
  want("2026-11-23T03-15-00-000Z");
  await restore("exit code 1", sentence);
  expect(readFileSync(failure(), "utf8")).toBe(noted);
  expect(existsSync(request())).toBe(false);
});

it("restores nothing from another folder", async () => {
  want("../elsewhere");
  expect(await restore("exit code 0")).toContain(path.join(dataDir, "backups/elsewhere"));
});

it("restores nothing that somebody asked for in an earlier run", async () => {
  want("2026-11-23T03-15-00-000Z");
  forgetWanted(dataDir);
  expect(await restore("exit code 0")).toBeUndefined();
});
