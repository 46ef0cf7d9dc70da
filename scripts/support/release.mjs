import {
  copyFileSync,
  lstatSync,
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
import { execa } from "execa";
import { z } from "zod";
import { siteDir } from "./paths.mjs";
import { RELEASE_COMMANDS, releaseFiles } from "./release-files.mjs";
import { RELEASE_FILE, thisPlatform } from "./release-platform.mjs";

const packageSchema = z.looseObject({ version: z.string(), scripts: z.record(z.string(), z.string()) });

/**
 * Packs the builds into `lampstand-<version>.tar.gz`, which needs only Node, on machines of this one's kind.
 *
 * @param {string} folder where the file is made
 * @returns {Promise<string>} the file
 * @throws {Error} when a file is missing or cannot be written
 */
export async function makeRelease(folder) {
  const { version } = readPackage();
  const name = `lampstand-${version}`;
  const file = path.join(folder, `${name}.tar.gz`);
  const staging = mkdtempSync(path.join(os.tmpdir(), "lampstand-release-"));
  try {
    await copyRelease(path.join(staging, name));
    await pack(staging, name, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return file;
}

/**
 * Packs a folder with read access for everybody: the umask of the account that unpacks it may be strict, and another
 * account may run it.
 *
 * @param {string} folder
 * @param {string} name what is packed of the folder
 * @param {string} file
 */
export async function pack(folder, name, file) {
  const given = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w", "--sort=name"];
  await execa("tar", ["--create", "--gzip", "--file", file, ...given, "--directory", folder, name]);
}

/** @param {string} target a folder that does not exist yet */
async function copyRelease(target) {
  const manifest = releasePackage(readPackage());
  for (const file of await releaseFiles(siteDir, manifest.scripts)) copy(file, target);
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(target, RELEASE_FILE), `${thisPlatform()}\n`);
}

/**
 * @param {string} file
 * @param {string} target
 */
function copy(file, target) {
  const [from, to] = [path.join(siteDir, file), path.join(target, file)];
  mkdirSync(path.dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

function readPackage() {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(siteDir, "package.json"), "utf8")));
}

/**
 * Returns a release's package.json, without anything to install, build or test.
 *
 * @param {z.output<typeof packageSchema>} manifest
 */
export function releasePackage({ name, version, license, type, engines, scripts }) {
  const kept = RELEASE_COMMANDS.filter((command) => scripts[command]);
  return {
    name,
    version,
    private: true,
    license,
    type,
    engines,
    scripts: Object.fromEntries(kept.map((command) => [command, scripts[command] ?? ""])),
  };
}
