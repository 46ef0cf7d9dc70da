import { readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./support/paths.mjs";

/** @typedef {{ integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }} LockEntry */

describe.each([
  { file: "package-lock.json", atLeast: 1000 },
  { file: "deploy/edge/tools/package-lock.json", atLeast: 100 },
])("$file", ({ file, atLeast }) => {
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(path.join(siteDir, file), "utf8"));
  const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (parsed);

  /** What npm downloads, without workspaces and bundled packages. */
  const downloads = Object.entries(lock.packages).filter(
    ([name, { link, inBundle }]) => name.includes("node_modules/") && !link && !inBundle,
  );

  /** @param {(entry: LockEntry) => boolean} isWrong */
  const namesWhere = (isWrong) => downloads.filter(([, entry]) => isWrong(entry)).map(([name]) => name);

  it("has a checksum for every package", () => {
    expect(downloads.length).toBeGreaterThan(atLeast);
    expect(namesWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  it("takes every package from the registry that npm is configured with", () => {
    expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
