import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { requireFolder } from "./folders.mjs";

const SECRET_BYTES = 32;
const FILE_MODE = 0o600;

const secretsSchema = z.record(z.string(), z.string());

/** Secrets that the site needs with any provider. */
const siteSecrets = ["SESSION_SECRET", "REVALIDATE_SECRET"];

/** Secrets that only the embedded provider shares with the site, or keeps for itself. */
const providerSecrets = ["API_TOKEN", "PAYLOAD_SECRET", "SETUP_KEY"];

/**
 * Variables that hold a secret, and the programs that receive them. The addresses of databases, Redis and mail servers
 * contain one too.
 *
 * @type {Record<string, Program[]>}
 */
const OWNERS = {
  API_TOKEN: ["site", "provider"],
  SESSION_SECRET: ["site"],
  REVALIDATE_SECRET: ["site", "provider", "worker"],
  PAYLOAD_SECRET: ["provider"],
  SETUP_KEY: ["provider"],
  DATABASE_URL: ["provider", "worker"],
  REDIS_URL: ["site", "provider"],
  S3_SECRET_ACCESS_KEY: ["site", "provider", "worker"],
  MEDIA_PURGE_TOKEN: ["provider", "worker"],
  SMTP_URL: ["provider"],
  TRANSCRIBE_KEY: ["provider"],
  TRANSLATE_KEY: ["provider"],
  METRICS_TOKEN: ["site", "provider", "worker"],
};

/** Secrets of the places that hold data. */
const OF_PLACES = ["DATABASE_URL", "S3_SECRET_ACCESS_KEY"];

/** @typedef {"site" | "provider" | "worker"} Program */

/**
 * Returns a program's environment, with only its own secrets. The others are empty rather than absent, because Next
 * would read an absent one from a `.env` file.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Program} program
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(env, program) {
  const own = { ...env, ...Object.fromEntries(foreignSecrets(program).map((name) => [name, ""])) };
  // Payload doesn't start without a secret, but a worker signs nothing with it.
  return program === "worker" ? { ...own, ...newSecrets(["PAYLOAD_SECRET"]) } : own;
}

/**
 * @param {Program} program
 * @returns {string[]} the variables of secrets that it doesn't need
 */
export function foreignSecrets(program) {
  return Object.keys(OWNERS).filter((name) => !OWNERS[name]?.includes(program));
}

/**
 * Returns the secrets in a site's environment, which a backup of its data doesn't contain. Secrets of its database and
 * files belong to the machine.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} the names of the variables
 */
export function secretsIn(env) {
  return Object.keys(OWNERS).filter((name) => env[name] && !OF_PLACES.includes(name));
}

/**
 * Adds the missing secrets: those in `secrets.json` of the data folder, made on first use.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @returns {NodeJS.ProcessEnv} the environment for the programs
 * @throws {Error} when the file can be neither read nor written
 */
export function environmentWithSecrets(settings) {
  const { env, dataDir, usesEmbeddedProvider } = settings;
  const wanted = usesEmbeddedProvider ? [...siteSecrets, ...providerSecrets] : siteSecrets;
  const missing = wanted.filter((name) => !env[name]);
  if (missing.length === 0) return env;
  const kept = keptSecrets(dataDir);
  return { ...env, ...Object.fromEntries(missing.map((name) => [name, kept[name]])) };
}

/**
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
function keptSecrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  const names = [...siteSecrets, ...providerSecrets];
  const kept = readSecrets(file) ?? createSecrets(file, names);
  if (names.every((name) => kept[name])) return kept;
  const completed = { ...newSecrets(names), ...kept };
  renameSync(writeTemporary(file, completed), file);
  return completed;
}

/**
 * Two programs that start at once must agree, so the first one to link its file into place wins.
 *
 * @param {string} file
 * @param {string[]} names
 */
function createSecrets(file, names) {
  requireFolder("DATA_DIR", path.dirname(file));
  const made = newSecrets(names);
  const temporary = writeTemporary(file, made);
  try {
    linkSync(temporary, file);
    return made;
  } catch (error) {
    const winner = readSecrets(file);
    if (!winner) throw new Error(`The secrets could not be saved in ${file}`, { cause: error });
    return winner;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** @param {string[]} names */
function newSecrets(names) {
  return Object.fromEntries(names.map((name) => [name, randomBytes(SECRET_BYTES).toString("base64url")]));
}

/**
 * @param {string} file
 * @param {Record<string, string>} secrets
 */
function writeTemporary(file, secrets) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: FILE_MODE });
  return temporary;
}

/**
 * @param {string} file
 * @returns {Record<string, string> | undefined} undefined without such a file
 */
function readSecrets(file) {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`The secrets in ${file} cannot be read`, { cause: error });
  }
}

/** @param {unknown} error */
function isMissing(error) {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}
