import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { copyDatabase, requireRoomForCopy } from "./database-copy.mjs";

/** Where the guide for operators puts things. */
const PROGRAMS = "/opt/lampstand";
const UNITS = "/etc/systemd/system";
const COMMAND = "/usr/local/bin/lampstand";
const ACCOUNT = "lampstand";

const SERVICE = "lampstand.service";
const BACKUP = "lampstand-backup.service";

/** How often it is asked whether the programs are ready, and how long, in milliseconds: migrating takes time. */
const POLL_INTERVAL = 500;
const READY_TIMEOUT = 600_000;
const ANSWER_TIMEOUT = 5_000;

/**
 * @typedef {object} Machine what an update does to a machine
 * @property {string} programs the folder of the versions, with the link `current`
 * @property {string} units
 * @property {string} command the file that is the command `lampstand`
 * @property {() => void} requireRights throws when this is not root, or Lampstand does not run here as one service
 * @property {() => void} backUp throws when the backup fails
 * @property {() => void} requireRoom throws when the database could not be copied
 * @property {() => Promise<void>} stop
 * @property {() => Promise<boolean>} start whether the programs became ready
 * @property {() => import("./database-copy.mjs").DatabaseCopy} copyDatabase while nothing runs
 */

/**
 * @param {import("./settings.mjs").Settings} settings
 * @returns {Machine}
 */
export function thisMachine(settings) {
  return {
    programs: PROGRAMS,
    units: UNITS,
    command: COMMAND,
    requireRights: () => {
      if (process.getuid?.() !== 0) throw new Error("Updates must be run as root. Run sudo -i first");
      if (!asks("is-active", "--quiet", SERVICE))
        throw new Error(
          `${SERVICE} is not running here, and an update needs it to check the result. Start it first. ` +
            "Update several machines by hand (docs/operations-reference.md)",
        );
    },
    backUp: () => {
      if (!asks("start", BACKUP))
        throw new Error(`The backup failed, so nothing was changed. journalctl -u ${BACKUP} says why`);
    },
    requireRoom: () => requireRoomForCopy(settings),
    stop: async () => systemctl("stop", SERVICE),
    start: async () => {
      systemctl("daemon-reload");
      systemctl("start", SERVICE);
      return becomesReady(settings, () => asks("is-active", "--quiet", SERVICE) && restarts() === "0");
    },
    copyDatabase: () => copyDatabase(settings, ACCOUNT),
  };
}

/**
 * Waits until site and provider can serve, as long as they run.
 *
 * @param {Pick<import("./settings.mjs").Settings, "siteUrl" | "providerUrl" | "usesEmbeddedProvider">} settings
 * @param {() => boolean} isRunning
 */
export async function becomesReady({ siteUrl, providerUrl, usesEmbeddedProvider }, isRunning) {
  const addresses = [
    `${siteUrl}/api/health/ready`,
    ...(usesEmbeddedProvider ? [`${providerUrl}/health/ready`] : []),
  ];
  const end = Date.now() + READY_TIMEOUT;
  while (Date.now() < end && isRunning()) {
    if ((await Promise.all(addresses.map(answers))).every(Boolean)) return true;
    await pause(POLL_INTERVAL);
  }
  return false;
}

/** @param {string} address */
async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** How often systemd has started the service again since it was started by hand. */
function restarts() {
  const { stdout } = spawnSync("systemctl", ["show", "--property=NRestarts", "--value", SERVICE], {
    encoding: "utf8",
  });
  return stdout.trim();
}

/** @param {string[]} args */
function systemctl(...args) {
  if (!asks(...args)) throw new Error(`systemctl ${args.join(" ")} failed`);
}

/** @param {string[]} args */
function asks(...args) {
  return spawnSync("systemctl", args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
