import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import nextEnv from "@next/env";
import { parseEnvironment } from "../../lib/env/environment.mjs";
import { siteDir } from "./paths.mjs";

/** The provider's default address: only a proxy on this machine reaches it. */
export const LOOPBACK = "127.0.0.1";

/** Hosts that stand for every interface rather than an address. */
const EVERYWHERE = ["0.0.0.0", "::"];

const DEFAULT_PROVIDER_PORT = 4000;
const DEFAULT_DATA_DIR = ".data";
export const UNFINISHED_UPLOADS = "unfinished-uploads";
const HIGHEST_PORT = 65535;

const assignment = /^#\s*([A-Z][A-Z0-9_]*)=/gm;

/**
 * @typedef {object} Settings
 * @property {NodeJS.ProcessEnv} env for both programs, without secrets
 * @property {string} dataDir absolute
 * @property {number} sitePort
 * @property {number} providerPort
 * @property {string} siteUrl where the site answers on this machine
 * @property {string} providerUrl where the embedded provider answers on this machine
 * @property {string} adminUrl where staff reach the embedded provider's admin
 * @property {boolean} usesEmbeddedProvider false when API_BASE_URL names another provider
 */

/**
 * Reads the `.env` files of the repository's root. Variables that are already set come first.
 *
 * @param {"production" | "development"} mode
 * @throws {Error} with one line naming the wrong variable
 */
export function loadSettings(mode) {
  const outside = { ...process.env };
  const log = { info: () => undefined, error: console.error };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(siteDir, mode === "development", log);
  // Next has expanded them all. The first file with a variable counts.
  Object.assign(process.env, outside);
  const values = [...loadedEnvFiles].reverse().flatMap((file) => valuesWithDollar(file.contents, file.path));
  for (const [name, value] of new Map(values))
    if (value !== undefined && outside[name] === undefined) process.env[name] = value;
  return settingsFrom(process.env, mode);
}

/**
 * Finds the values with a `$` in a file of variables. Shells, systemd and compose read alike only those in single quotes.
 *
 * @param {string} text
 * @param {string} file
 * @returns {[name: string, value: string | undefined][]} `undefined` for other values
 * @throws {Error} with one line naming a value without the quotes
 */
export function valuesWithDollar(text, file) {
  const assigned =
    /^[ \t\uFEFF]*(?:export[ \t]+)?(\w+)(?:[ \t]*=[ \t]*|:[ \t]+)('[^']*'(?!\S)|"[^"]*"(?!\S)|(?:\S|[ \t](?![ \t]*#))*)/gm;
  return [...text.matchAll(assigned)].map(([, name = "", value = ""]) => {
    if (!value.includes("$")) return [name, undefined];
    if (/^'[^']*'$/.test(value)) return [name, value.slice(1, -1)];
    throw new Error(
      `Wrong environment: put the value of ${name} in ${file} in single quotes, because it contains $`,
    );
  });
}

/**
 * Works out ports, addresses and folders from environment variables, with the defaults of `.env.example`.
 *
 * @param {Record<string, string | undefined>} variables
 * @param {"production" | "development"} mode
 * @returns {Settings}
 * @throws {Error} with one line naming the wrong variable
 */
export function settingsFrom(variables, mode) {
  const providerPort = portFrom(variables.PROVIDER_PORT);
  const host = hostFrom(variables.HOST);
  const providerUrl = `http://${addressOf(host) ?? LOOPBACK}:${providerPort}`;
  const localUrl = `http://localhost:${providerPort}`;
  const site = parseEnvironment({ ...variables, API_BASE_URL: variables.API_BASE_URL || providerUrl });
  const usesEmbeddedProvider = [providerUrl, localUrl].includes(site.API_BASE_URL);
  const mediaInternalUrl = variables.MEDIA_INTERNAL_URL || (usesEmbeddedProvider && site.API_BASE_URL);
  const dataDir = path.resolve(siteDir, variables.DATA_DIR || DEFAULT_DATA_DIR);
  return {
    env: {
      ...variables,
      PORT: String(site.PORT),
      PROVIDER_PORT: String(providerPort),
      ...(host && { HOST: host }),
      DATA_DIR: dataDir,
      UPLOAD_DIR: path.resolve(siteDir, variables.UPLOAD_DIR || path.join(dataDir, UNFINISHED_UPLOADS)),
      API_BASE_URL: site.API_BASE_URL,
      ...(mediaInternalUrl && { MEDIA_INTERNAL_URL: mediaInternalUrl }),
      SITE_URL: site.SITE_URL,
      NEXT_TELEMETRY_DISABLED: "1",
      // Newer versions of the package warn about this Node's end of support, but we pin the version.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
      NODE_ENV: mode,
    },
    dataDir,
    sitePort: site.PORT,
    providerPort,
    siteUrl: `http://${addressOf(host) ?? "localhost"}:${site.PORT}`,
    providerUrl,
    adminUrl: variables.ADMIN_URL || variables.MEDIA_BASE_URL || (addressOf(host) ? providerUrl : localUrl),
    usesEmbeddedProvider,
  };
}

/**
 * @param {string | undefined} value
 * @returns {string | undefined} the address to listen on
 */
function hostFrom(value) {
  if (!value || value === "localhost") return value && LOOPBACK;
  if (!isIP(value))
    throw new Error("Wrong environment: HOST must be an IP address, such as 0.0.0.0, or localhost");
  return value;
}

/**
 * @param {string | undefined} host
 * @returns {string | undefined} its form in a URL; `undefined` for every interface and the usual loopback
 */
function addressOf(host) {
  if (!host || host === LOOPBACK || EVERYWHERE.includes(host)) return undefined;
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** @param {string | undefined} value */
function portFrom(value) {
  if (!value) return DEFAULT_PROVIDER_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error("Wrong environment: PROVIDER_PORT must be a port number");
  }
  return port;
}

/** @returns {string[]} the names of the variables that `.env.example` documents */
export function documentedVariables() {
  const text = readFileSync(path.join(siteDir, ".env.example"), "utf8");
  return [...text.matchAll(assignment)].flatMap(([, name]) => name ?? []);
}

/**
 * Returns the environment for servers under test or measurement, without the developer's own settings, above all the
 * database.
 *
 * @returns {Record<string, string | undefined>}
 */
export function environmentWithoutSettings() {
  const settings = new Set(documentedVariables());
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
