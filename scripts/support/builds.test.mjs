import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { providerBuild, siteBuild, sourceHash } from "./builds.mjs";
import { siteDir } from "./paths.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "lampstand-hash-"));
  write("app/deep/page.tsx", "page");
  write("next.config.mjs", "config");
  write("provider/src/index.ts", "provider");
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} file
 * @param {string} content
 */
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const moveBoundary = () => {
  write("app/deep/page.tsx", "pagenext.config.mjs");
  write("next.config.mjs", "");
};
const hashes = () => ({
  site: sourceHash(root, siteBuild, [path.join(root, "data")]),
  provider: sourceHash(root, providerBuild, [path.join(root, "data")]),
});

describe("sourceHash", () => {
  it("stays the same while nothing changes", () => {
    expect(hashes()).toEqual(hashes());
  });

  it.each([
    ["a file's content", () => write("app/deep/page.tsx", "another page")],
    [
      "a file's name",
      () => renameSync(path.join(root, "app/deep/page.tsx"), path.join(root, "app/deep/layout.tsx")),
    ],
    ["a new file", () => write("app/new.ts", "")],
    ["a file that was absent", () => write("proxy.site.ts", "")],
    ["where one file ends", moveBoundary],
  ])("notices %s", (_, change) => {
    const before = hashes();
    change();
    expect(hashes().site).not.toBe(before.site);
    expect(hashes().provider).toBe(before.provider);
  });

  it.each(["contract/src/limits.ts", "package-lock.json", "package.json", "a-folder/not-heard-of.yaml"])(
    "rebuilds both programs for %s",
    (file) => {
      const before = hashes();
      write(file, "something else");
      expect(hashes().site).not.toBe(before.site);
      expect(hashes().provider).not.toBe(before.provider);
    },
  );

  it("rebuilds only the provider for changes in its folder", () => {
    const before = hashes();
    write("provider/src/index.ts", "something else");
    expect(hashes().site).toBe(before.site);
    expect(hashes().provider).not.toBe(before.provider);
  });

  it.each([
    "app/deep/page.test.tsx",
    "README.md",
    "docs/decisions/one.md",
    "e2e/home.spec.ts",
    "e2e/support/stack.ts",
    "bench/run.mjs",
    "scripts/start.mjs",
    "eslint.config.mjs",
    ".github/workflows/ci.yml",
    ".env",
    "data/secrets.json",
  ])("ignores %s", (file) => {
    const before = hashes();
    write(file, "something else");
    expect(hashes()).toEqual(before);
  });

  it("ignores what git ignores", () => {
    const ignored = readFileSync(path.join(siteDir, ".gitignore"), "utf8").trim().split("\n");
    const before = hashes();
    for (const pattern of ignored) {
      write(pattern.replace("*", "file").replace(/\/$/, "/file"), "");
      write(`provider/${pattern.replace("*", "file").replace(/\/$/, "/file")}`, "");
    }
    expect(hashes()).toEqual(before);
  });
});
