import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sourceHash } from "./source-hash.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "lampstand-hash-"));
  mkdirSync(path.join(root, "app/deep"), { recursive: true });
  write("app/deep/page.tsx", "page");
  write("next.config.mjs", "config");
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} file
 * @param {string} content
 */
const write = (file, content) => writeFileSync(path.join(root, file), content);
const moveBoundary = () => {
  write("app/deep/page.tsx", "pagenext.config.mjs");
  write("next.config.mjs", "");
};
const hash = () => sourceHash(root, ["app", "next.config.mjs", "proxy.ts"]);

describe("sourceHash", () => {
  it("stays the same while nothing changes", () => {
    expect(hash()).toBe(hash());
  });

  it.each([
    ["a file's content", () => write("app/deep/page.tsx", "another page")],
    [
      "a file's name",
      () => renameSync(path.join(root, "app/deep/page.tsx"), path.join(root, "app/deep/layout.tsx")),
    ],
    ["a new file", () => write("app/new.ts", "")],
    ["a file that was absent", () => write("proxy.ts", "")],
    ["where one file ends", moveBoundary],
  ])("tells %s", (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it.each(["app/deep/page.test.tsx", "README.md"])("does not look at %s", (file) => {
    const before = hash();
    write(file, "something else");
    expect(hash()).toBe(before);
  });
});
