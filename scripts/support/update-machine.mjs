import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { copyDatabase, requireRoomForCopy } from "./database-copy.mjs";

/** Where the operators' guide puts things. */
const PROGRAMS = "/opt/lampstand";
const UNITS = "/etc/systemd/system";
const COMMAND = "/usr/local/bin/lampstand";
const ACCOUNT = "lampstand";

const SERVICE = "lampstand.service";
const BACKUP = "lampstand-backup.service";

/** How often and how long to check that the programs are ready, in milliseconds: migrating takes time. */
const POLL_INTERVAL = 500;
const READY_TIMEOUT = 600_000;
const ANSWER_TIMEOUT = 5_000;

/**
 * @typedef {object} Machine the parts of a machine that an update changes
 * @property {string} programs the folder of the versions, with the link `current`
 * @property {string} units
 * @property {string} command the file of the command `lampstand`
 * @property {boolean} hasRestartSteps whether its systemd knows RestartSteps=
 * @property {() => void} requireRights throws unless this is root and Lampstand runs here as one service
 * @property {() => void} backUp throws when the backup fails
 * @property {() => void} requireRoom throws without room for a copy of the database
 * @property {() => Promise<void>} stop
 * @property {() => Promise<boolean>} start returns whether the programs became ready
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
    hasRestartSteps: systemdVersion() >= 254,
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
 * Waits until site and provider can serve, or stop running.
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

/** Returns how often systemd has restarted the service since its last manual start. */
function restarts() {
  const { stdout } = spawnSync("systemctl", ["show", "--property=NRestarts", "--value", SERVICE], {
    encoding: "utf8",
  });
  return stdout.trim();
}

/** @returns {number} 0 without systemd */
function systemdVersion() {
  const { output } = spawnSync("systemctl", ["--version"], { encoding: "utf8" });
  return Number(/\bsystemd (\d+)/.exec(String(output))?.[1] ?? 0);
}

/** @param {string[]} args */
function systemctl(...args) {
  if (!asks(...args)) throw new Error(`systemctl ${args.join(" ")} failed`);
}

/** @param {string[]} args */
function asks(...args) {
  return spawnSync("systemctl", args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
