import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { requireFolder, requireFolders } from "./folders.mjs";
import { siteDir } from "./paths.mjs";
import { environmentWithoutSettings } from "./settings.mjs";

const NODE_ENV = "production";

/** @type {string} */
let folder;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-folders-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a folder and its parents for its own account only", () => {
  const deep = path.join(folder, "a", "b");
  requireFolder("DATA_DIR", deep);
  requireFolder("DATA_DIR", deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

it("names the variable of a folder that is a file or inside one", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  for (const wrong of [file, path.join(file, "x")]) {
    expect(() => requireFolder("DATA_DIR", wrong)).toThrow(
      `Wrong environment: DATA_DIR must be a folder that can be created and written to: ${wrong} (ENOTDIR)`,
    );
  }
});

it("checks each program's own folders", () => {
  const [dataDir, uploads] = [path.join(folder, "data"), path.join(folder, "uploads")];
  requireFolders(
    { env: { NODE_ENV, UPLOAD_DIR: path.join(dataDir, "unfinished-uploads") }, dataDir },
    "site",
  );
  expect(existsSync(dataDir)).toBe(false);
  requireFolders({ env: { NODE_ENV, UPLOAD_DIR: uploads }, dataDir }, "site");
  expect(existsSync(uploads)).toBe(true);
  requireFolders({ env: { NODE_ENV }, dataDir }, "worker");
  expect(existsSync(dataDir)).toBe(true);
});

it("ends with one line when DATA_DIR is in /proc", () => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    cwd: siteDir,
    env: { ...environmentWithoutSettings(), NODE_ENV, DATA_DIR: "/proc/x" },
    encoding: "utf8",
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  expect({ status, signal, stdout }).toEqual({ status: 1, signal: null, stdout: "" });
  expect(stderr).toMatch(/^Wrong environment: DATA_DIR must be a folder .+\n$/);
});
