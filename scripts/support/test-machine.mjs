import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { describeError } from "./command.mjs";
import { thisPlatform } from "./release-platform.mjs";
import { update } from "./update.mjs";

/** The folder with the files of a machine, for the tests of updates. */
export const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-update-test-"));

/**
 * What an update has done to the machine.
 *
 * @type {string[]}
 */
export const done = [];

/** Puts version 0.1.0 on the machine before each test. */
export function installBeforeEach() {
  beforeEach(() => {
    done.length = 0;
    for (const name of ["programs/0.1.0", "units", "bin"])
      mkdirSync(path.join(root, name), { recursive: true });
    makeVersion("programs/0.1.0", { version: "0.1.0" });
    symlinkSync("0.1.0", path.join(root, "programs/current"));
    writeFileSync(path.join(root, "bin/lampstand"), "0.1.0");
    writeFileSync(path.join(root, "database"), "rows");
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

export const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

/**
 * @param {string} folder
 * @param {{ version: string; node?: string; platform?: string; build?: string }} release
 */
function makeVersion(folder, { version, node = ">=20.19", platform = thisPlatform(), build = version }) {
  const files = {
    "package.json": JSON.stringify({ name: "lampstand", version, engines: { node } }),
    RELEASE: `${platform}\n`,
    ".next/BUILD_ID": build,
    "provider/.next/BUILD_ID": build,
    "deploy/Caddyfile": "the same",
    "deploy/systemd/lampstand": build,
    "deploy/systemd/lampstand.service": build,
    "deploy/systemd/lampstand-site.service": "RestartSec=2\nRestartSteps=5\nRestartMaxDelaySec=60\n# after\n",
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {Parameters<typeof makeVersion>[1]} release */
export function makeRelease(release) {
  makeVersion("made/lampstand", release);
  const file = path.join(root, "release.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", path.join(root, "made"), "lampstand"]);
  rmSync(path.join(root, "made"), { recursive: true });
  return file;
}

export const always = () => true;

export const current = () => readlinkSync(path.join(root, "programs/current"));

/**
 * Returns a machine on which `ready` decides whether a version starts, and whose database a new version has changed.
 *
 * @param {(version: string, database: string) => boolean} ready
 * @param {Partial<import("./update-machine.mjs").Machine>} [parts]
 * @returns {import("./update-machine.mjs").Machine}
 */
export function machine(ready, parts = {}) {
  return {
    programs: path.join(root, "programs"),
    units: path.join(root, "units"),
    command: path.join(root, "bin/lampstand"),
    hasRestartSteps: true,
    requireRights: () => undefined,
    backUp: () => void done.push("back up"),
    requireRoom: () => undefined,
    stop: async () => void done.push("stop"),
    start: async () => {
      done.push(`start ${current()}`);
      return ready(current(), read("database"));
    },
    copyDatabase: () => {
      done.push("copy");
      const rows = read("database");
      const folder = path.join(root, "before-update");
      mkdirSync(folder);
      return {
        folder,
        putBack: () => {
          done.push("put back");
          writeFileSync(path.join(root, "database"), rows);
        },
        remove: () => {
          done.push("remove copy");
          rmSync(folder, { recursive: true });
        },
      };
    },
    ...parts,
  };
}

/**
 * Returns what an update to a release's file prints.
 *
 * @param {string} file
 * @param {import("./update-machine.mjs").Machine} [on]
 */
export async function outputOf(file, on = machine(always)) {
  /** @type {string[]} */
  const lines = [];
  try {
    await update(file, on, (line) => lines.push(line));
  } catch (error) {
    lines.push(describeError(error));
  }
  return lines.join("\n");
}

/**
 * Makes a release and returns what an update to it prints.
 *
 * @param {Parameters<typeof makeVersion>[1]} release
 * @param {import("./update-machine.mjs").Machine} [on]
 */
export const updateTo = (release, on) => outputOf(makeRelease(release), on);
