import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { execa } from "execa";
import { siteDir } from "./paths.mjs";

const VERSION_TIMEOUT = 20_000;

/** Chromium without windows: the same engine, a third faster in these tests. */
const HEADLESS_SHELL = "chromium-headless-shell";

const commandNames = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * @typedef {object} Machine what the search depends on
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {string} playwrightBrowser where Playwright keeps a browser of its own, which may not exist
 * @property {(file: string) => boolean} isBrowser whether it exists and starts
 * @property {(command: string, args: string[]) => Promise<void>} run
 */

/**
 * Finds a Chromium for the end-to-end tests: `CHROMIUM_PATH`, an installed one, or one that it installs.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} when it can neither find nor install one
 */
export async function findBrowser(machine = thisMachine()) {
  const given = machine.env.CHROMIUM_PATH;
  if (given) {
    if (machine.isBrowser(given)) return given;
    throw new Error(`CHROMIUM_PATH does not name a working browser: ${given}`);
  }
  if (machine.env.CI) await installFromDebian(machine, HEADLESS_SHELL);
  for (const install of [async () => undefined, installFromPlaywright, installFromDebian]) {
    await install(machine);
    const found = installedBrowser(machine);
    if (found) return found;
  }
  throw new Error("Chromium was not found and could not be installed. Set CHROMIUM_PATH");
}

/** @param {Machine} machine */
function installedBrowser(machine) {
  return findCommand(machine, commandNames) ?? [machine.playwrightBrowser].find(machine.isBrowser);
}

/**
 * @param {Machine} machine
 * @param {string[]} names of commands, the best first
 */
function findCommand({ env, isBrowser }, names) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isBrowser);
}

/** @param {Machine} machine */
async function installFromPlaywright({ run }) {
  await attempt(() => run("npx", ["playwright", "install", "--with-deps", "chromium"]));
}

/** @param {Machine} machine */
async function installFromDebian(machine, name = "chromium") {
  const { run, isRoot } = machine;
  if (!isRoot || findCommand(machine, [name])) return;
  await attempt(async () => {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", name]);
  });
}

/** @param {() => Promise<void>} step one of several; if it fails, the next one runs */
async function attempt(step) {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** @returns {Machine} */
function thisMachine() {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    playwrightBrowser: chromium.executablePath(),
    isBrowser,
    run: async (command, args) => {
      await execa(command, args, {
        cwd: siteDir,
        env: { DEBIAN_FRONTEND: "noninteractive" },
        stdio: ["ignore", "inherit", "inherit"],
      });
    },
  };
}

/** @param {string} file */
function isBrowser(file) {
  try {
    accessSync(file, constants.X_OK);
    execFileSync(file, ["--version"], { timeout: VERSION_TIMEOUT, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
