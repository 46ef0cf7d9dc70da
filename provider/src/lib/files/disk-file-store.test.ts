/** @jest-environment node */

import fs, { type FileHandle } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { keepFile } from "./disk-file-store";

jest.mock("node:fs/promises", () => ({ ...jest.requireActual<typeof fs>("node:fs/promises") }));

const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-keep-"));
const from = path.join(folder, "sent");
const kept = path.join(folder, "kept");

beforeEach(() => {
  writeFileSync(from, "a film");
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const refusal = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ["the same disk", undefined],
  ["another disk", "EXDEV"],
  ["a disk without hard links", "EPERM"],
])("a file is stored on %s, and its source stays", async (_, code) => {
  if (code) jest.spyOn(fs, "link").mockRejectedValue(refusal(code));
  await keepFile(from, kept);
  expect(readFileSync(kept, "utf8")).toBe("a film");
  expect(readdirSync(folder).toSorted()).toEqual(["kept", "sent"]);
  rmSync(from);
  expect(readFileSync(kept, "utf8")).toBe("a film");
});

it.each(["EXDEV", undefined])("never replaces another file (%s)", async (code) => {
  writeFileSync(kept, "another film");
  if (code) jest.spyOn(fs, "link").mockRejectedValue(refusal(code));
  await expect(keepFile(from, kept)).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFileSync(kept, "utf8")).toBe("another film");
  expect(readdirSync(folder).toSorted()).toEqual(["kept", "sent"]);
});

it("of two files stored with one name at the same time, one is refused", async () => {
  const other = path.join(folder, "sent too");
  writeFileSync(other, "another film");
  const ends = await Promise.allSettled([keepFile(from, kept), keepFile(other, kept)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const winner = ends[0].status === "fulfilled" ? "a film" : "another film";
  expect(readFileSync(kept, "utf8")).toBe(winner);
});

it("leaves nothing if there is no room", async () => {
  jest.spyOn(fs, "link").mockRejectedValue(refusal("EXDEV"));
  jest.spyOn(fs, "copyFile").mockRejectedValue(refusal("ENOSPC"));
  await expect(keepFile(from, kept)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(readdirSync(folder)).toEqual(["sent"]);
});

it("writes the bytes to disk before the name, and the name before it returns", async () => {
  const handle = await fs.open(from);
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, "sync");
  await handle.close();
  const link = jest.spyOn(fs, "link");
  await keepFile(from, kept);
  const [bytes = 0, name = 0] = sync.mock.invocationCallOrder;
  const [linked = 0] = link.mock.invocationCallOrder;
  expect(bytes).toBeLessThan(linked);
  expect(linked).toBeLessThan(name);
});
