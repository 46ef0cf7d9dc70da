import { readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./support/paths.mjs";

/** @typedef {{ integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }} LockEntry */

const text = readFileSync(path.join(siteDir, "package-lock.json"), "utf8");
/** @type {unknown} */
const parsed = JSON.parse(text);
const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (parsed);

/** What npm downloads: neither the workspaces nor what comes inside another package. */
const downloads = Object.entries(lock.packages).filter(
  ([name, { link, inBundle }]) => name.includes("node_modules/") && !link && !inBundle,
);

/** @param {(entry: LockEntry) => boolean} isWrong */
const namesWhere = (isWrong) => downloads.filter(([, entry]) => isWrong(entry)).map(([name]) => name);

describe("package-lock.json", () => {
  it("has a checksum for every package", () => {
    expect(downloads.length).toBeGreaterThan(1000);
    expect(namesWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  it("takes every package from the registry that npm is configured with", () => {
    expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
