import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { isDiskFull } from "./command.mjs";
import { UNFINISHED_UPLOADS } from "./settings.mjs";

/** Only for the account that runs the programs. */
const FOLDER_MODE = 0o700;

/**
 * Checks, before a program starts, the folders it writes to.
 *
 * @param {Pick<import("./settings.mjs").Settings, "env" | "dataDir">} settings
 * @param {import("./secrets.mjs").Program} program
 * @throws {Error} with one line naming the variable that is wrong
 */
export function requireFolders({ env, dataDir }, program) {
  if (program !== "site") requireFolder("DATA_DIR", dataDir);
  const uploads = env.UPLOAD_DIR;
  const isUsual = uploads === path.join(dataDir, UNFINISHED_UPLOADS);
  if (program === "site" && uploads && !isUsual) requireFolder("UPLOAD_DIR", uploads);
}

/**
 * Makes a missing folder. Node's recursive `mkdir` never ends where the system keeps reporting parents as missing, as
 * in /proc.
 *
 * @param {string} name the variable that names it
 * @param {string} folder absolute
 * @throws {Error} with one line naming the variable
 */
export function requireFolder(name, folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const reason = typeof error === "object" && error && "code" in error ? String(error.code) : String(error);
    throw new Error(
      `Wrong environment: ${name} must be a folder that can be created and written to: ${folder} (${reason})`,
    );
  }
}

/** @param {string} folder */
function makeFolder(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw Object.assign(new Error("it is a file"), { code: "ENOTDIR" });
  if (!stats) {
    const above = path.dirname(folder);
    if (above !== folder) makeFolder(above);
    try {
      mkdirSync(folder, { mode: FOLDER_MODE });
    } catch (error) {
      // Another program that starts at the same time may have made it.
      if (!existsSync(folder)) throw error;
    }
  }
}
