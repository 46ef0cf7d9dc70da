import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { describeError } from "./command.mjs";
import { RELEASE_FILE, isRelease } from "./release-platform.mjs";

/** @typedef {import("./update-machine.mjs").Machine} Machine */

/** The folder to unpack into first, so half a release never looks like a version. */
const UNFINISHED = ".unpacking";

/** What systemd before 254 doesn't know. */
const RESTART_STEPS = /^Restart(Steps|MaxDelaySec)=.*\n/gm;

const LOG = "journalctl -u lampstand.service says why";

/** Files that differ between any two builds. */
const BUILD_IDS = [".next/BUILD_ID", "provider/.next/BUILD_ID"];

const releasePackage = z.object({
  name: z.literal("lampstand"),
  version: z.string().regex(/^\d[\w.-]*$/),
  engines: z.object({ node: z.string().regex(/^>=\d+\.\d+$/) }),
});

/**
 * Backs up, unpacks a release beside the current one and switches to it. If the release doesn't become ready, restores
 * the previous version, and the previous database if that version needs it.
 *
 * @param {string} file made by `npm run release`
 * @param {Machine} machine
 * @param {(line: string) => void} log
 * @throws {Error} when the update failed; the message says what runs now
 */
export async function update(file, machine, log) {
  machine.requireRights();
  const before = currentVersion(machine);
  const unpacked = unpack(file, machine);
  try {
    const version = checkRelease(unpacked, path.join(machine.programs, before));
    log("Backing up. The site stays online. This can take a few minutes.");
    machine.backUp();
    // The backup may have used the free space.
    machine.requireRoom();
    const folder = freeName(machine.programs, version);
    renameSync(unpacked, path.join(machine.programs, folder));
    await switchTo(folder, before, machine, log);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/**
 * @param {string} version
 * @param {string} before
 * @param {Machine} machine
 * @param {(line: string) => void} log
 */
async function switchTo(version, before, machine, log) {
  log(`Stopping ${before}, copying the database, and starting ${version}.`);
  await machine.stop();
  const copy = await copyOrStartAgain(version, before, machine);
  if (await run(version, machine, log)) {
    copy.remove();
    log(`${version} is running. ${before} stays in ${machine.programs} until you delete it.`);
    if (differs("deploy/Caddyfile", version, before, machine))
      log(`deploy/Caddyfile has changed. Compare it with the one you use.`);
    return;
  }
  log(`${version} does not become ready. Going back to ${before}.`);
  const state = await goBack(version, before, { machine, copy, log });
  copy.remove();
  throw new Error(
    `${version} did not become ready (${LOG}). ${before} is running again, ${state}; ` +
      `${version} stays in ${machine.programs} so that you can look into it`,
  );
}

/**
 * @param {string} version
 * @param {string} before
 * @param {{ machine: Machine; copy: import("./database-copy.mjs").DatabaseCopy; log: (line: string) => void }} means
 * @returns {Promise<string>} what happened to the database
 * @throws {Error} when the previous version doesn't run; the message says where the copy of the database is
 */
async function goBack(version, before, { machine, copy, log }) {
  try {
    await machine.stop();
    if (await run(before, machine, log)) return "and nothing was lost";
    log(`The database was changed for ${version}. Restoring it as it was before.`);
    await machine.stop();
    copy.putBack();
    if (await run(before, machine, log)) return "with the database as it was before the update";
  } catch (error) {
    throw new Error(`Going back to ${before} failed. ${keptIn(copy)}`, { cause: error });
  }
  throw new Error(`Neither ${version} nor ${before} becomes ready: ${LOG}. ${keptIn(copy)}`);
}

/** @param {import("./database-copy.mjs").DatabaseCopy} copy */
function keptIn({ folder }) {
  if (!existsSync(folder)) return "No database was changed here";
  return (
    `The database from before the update is in ${folder}: ` +
    "docs/operations.md, Updates, explains how to restore it by hand"
  );
}

/**
 * @param {string} version
 * @param {string} before
 * @param {Machine} machine
 */
async function copyOrStartAgain(version, before, machine) {
  try {
    return machine.copyDatabase();
  } catch (error) {
    rmSync(path.join(machine.programs, version), { recursive: true });
    const isBack = await machine.start();
    const now = isBack ? `${before} is running again` : `${before} was restarted and is not ready yet`;
    throw new Error(`The database could not be copied, so nothing was changed: ${now}`, { cause: error });
  }
}

/**
 * @param {string} version
 * @param {Machine} machine
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} whether it became ready
 */
async function run(version, machine, log) {
  try {
    makeCurrent(version, machine);
    return await machine.start();
  } catch (error) {
    log(describeError(error));
    return false;
  }
}

/**
 * @param {string} version
 * @param {Machine} machine
 */
function makeCurrent(version, machine) {
  const link = path.join(machine.programs, ".current");
  rmSync(link, { force: true });
  symlinkSync(version, link);
  // An atomic rename: `current` is valid at every moment.
  renameSync(link, path.join(machine.programs, "current"));
  installUnits(path.join(machine.programs, version, "deploy/systemd"), machine);
}

/**
 * @param {string} from
 * @param {Machine} machine
 */
function installUnits(from, { units, command, hasRestartSteps }) {
  for (const name of readdirSync(from).filter((entry) => /\.(service|timer)$/.test(entry))) {
    const text = readFileSync(path.join(from, name), "utf8");
    writeFileSync(path.join(units, name), hasRestartSteps ? text : text.replaceAll(RESTART_STEPS, ""));
  }
  // Replaces the file instead of writing into it, because a shell keeps reading the script that it runs.
  copyFileSync(path.join(from, "lampstand"), `${command}.new`);
  renameSync(`${command}.new`, command);
}

/** @param {Machine} machine */
function currentVersion({ programs }) {
  const link = path.join(programs, "current");
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${link} is not a link to a version. Is Lampstand installed as docs/operations.md describes?`,
    );
  return path.basename(readlinkSync(link));
}

/**
 * @param {string} file
 * @param {Machine} machine
 * @returns {string} the folder
 */
function unpack(file, { programs }) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const folder = path.join(programs, UNFINISHED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  const target = ["--strip-components=1", "--no-same-owner", "--directory", folder];
  const { status, stderr } = spawnSync("tar", ["--extract", "--gzip", "--file", file, ...target], {
    encoding: "utf8",
  });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(
    `${file} cannot be unpacked, so nothing was changed: ${stderr.trim().split("\n")[0] ?? ""}`,
  );
}

/**
 * @param {string} folder
 * @param {string} current the folder of the version that runs
 * @returns {string} its version
 * @throws {Error} when it isn't for this machine, or runs already
 */
function checkRelease(folder, current) {
  const text = readIfThere(path.join(folder, "package.json"));
  const parsed = releasePackage.safeParse(text && JSON.parse(text));
  if (!parsed.success || !existsSync(path.join(folder, RELEASE_FILE)))
    throw new Error(
      "This is not a release of Lampstand, so nothing was changed. Make one with npm run release",
    );
  isRelease(folder);
  const { version, engines } = parsed.data;
  if (isOlder(process.versions.node, engines.node.slice(2)))
    throw new Error(
      `${version} needs Node ${engines.node.slice(2)} or newer, but this is ${process.version}`,
    );
  if (BUILD_IDS.every((name) => sameText(path.join(folder, name), path.join(current, name))))
    throw new Error(`This release of ${version} is already running`);
  return version;
}

/**
 * @param {string} version
 * @param {string} least
 */
function isOlder(version, least) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/**
 * Returns a free folder name: another release of the same version gets a numbered one.
 *
 * @param {string} programs
 * @param {string} version
 */
function freeName(programs, version) {
  let name = version;
  for (let number = 2; existsSync(path.join(programs, name)); number++) name = `${version}-${number}`;
  return name;
}

/**
 * @param {string} file
 * @param {string} version
 * @param {string} before
 * @param {Machine} machine
 */
function differs(file, version, before, { programs }) {
  return !sameText(path.join(programs, version, file), path.join(programs, before, file));
}

/**
 * @param {string} one
 * @param {string} other
 */
function sameText(one, other) {
  return readIfThere(one) === readIfThere(other);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
