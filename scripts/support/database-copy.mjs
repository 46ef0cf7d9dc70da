import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** In the data folder, so it is on a disk with room and nobody else can read it. */
const COPY = "before-update";

const SQLITE = ["lampstand.db", "lampstand.db-wal", "lampstand.db-shm"];

/** The name in the copy and in the data folder. */
const DUMP = "dump.sql";

/** The data folder's list of removals, and in it the note that makes the next start repeat them. */
const RESTORED = "removals/restored.json";

/** Room needed beyond the database's size, because a new version's changes take room too. */
const SPARE_BYTES = 64 * 1024 ** 2;

const SIZE = "SELECT pg_database_size(current_database())";

/** @type {(file: string) => number} */
const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** @type {(bytes: number) => string} */
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** @typedef {Pick<import("./settings.mjs").Settings, "dataDir" | "env" | "usesEmbeddedProvider">} Place */

/**
 * @typedef {object} DatabaseCopy
 * @property {string} folder of the copy
 * @property {() => void} putBack puts the database back as it was, for a version that is started next
 * @property {() => void} remove
 */

/**
 * Checks, while the site runs, that its database can be copied.
 *
 * @param {Place} place
 * @param {{ bavail: number; bsize: number }} [disk]
 * @throws {Error} without room for a copy, or if an earlier copy may still be needed
 */
export function requireRoomForCopy({ dataDir, env, usesEmbeddedProvider }, disk = statfsSync(dataDir)) {
  if (!usesEmbeddedProvider) return;
  const folder = path.join(dataDir, COPY);
  if (existsSync(folder))
    throw new Error(
      `${folder} contains the database from before an update that did not finish. ` +
        "Nothing was changed. Delete that folder once the site is as you want it, then try again",
    );
  const size = env.DATABASE_URL
    ? Number(runOnPostgres(env.DATABASE_URL, "psql", "--no-psqlrc", "--tuples-only", "--command", SIZE))
    : SQLITE.reduce((sum, file) => sum + sizeOf(path.join(dataDir, file)), 0);
  const [needed, free] = [2 * size + SPARE_BYTES, disk.bavail * disk.bsize];
  if (free < needed)
    throw new Error(
      `Copying the database needs ${gigabytes(needed)} in ${dataDir}, but only ${gigabytes(free)} are free. ` +
        "Nothing was changed. Free some space and try again",
    );
}

/**
 * Copies a stopped site's database as it is, whichever version made it: SQLite's file, or the dump of PostgreSQL's own
 * program.
 *
 * @param {Place} place
 * @param {string} [account] that owns the data; by default the one running this
 * @returns {DatabaseCopy}
 * @throws {Error} when it cannot be copied
 */
export function copyDatabase({ dataDir, env, usesEmbeddedProvider }, account) {
  const folder = path.join(dataDir, COPY);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const madeAt = new Date().toISOString();
  if (!usesEmbeddedProvider) return { folder, putBack: () => undefined, remove };
  mkdirSync(folder, { mode: 0o700 });
  const parts = env.DATABASE_URL
    ? postgres(env.DATABASE_URL, path.join(folder, DUMP))
    : sqlite(dataDir, folder);
  const putBack = () => {
    parts.putBack();
    // Removals since the copy stay removed.
    const note = path.join(dataDir, RESTORED);
    mkdirSync(path.dirname(note), { recursive: true, mode: 0o700 });
    writeFileSync(note, JSON.stringify({ madeAt }), { mode: 0o600 });
    giveTo(account, dataDir, [...SQLITE, path.dirname(RESTORED)]);
  };
  try {
    parts.copy();
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, putBack, remove };
}

/**
 * @param {string} dataDir
 * @param {string} folder
 */
function sqlite(dataDir, folder) {
  /** @type {(from: string, to: string, ending?: string) => void} */
  const copyAll = (from, to, ending = "") => {
    for (const file of SQLITE.filter((name) => existsSync(path.join(from, name))))
      cpSync(path.join(from, file), path.join(to, file + ending), { preserveTimestamps: true });
  };
  return {
    copy: () => copyAll(dataDir, folder),
    putBack: () => {
      // Writes beside the present files first: if there is no room, they stay whole.
      copyAll(folder, dataDir, ".back");
      for (const file of SQLITE) {
        rmSync(path.join(dataDir, file), { force: true });
        if (existsSync(path.join(folder, file)))
          renameSync(path.join(dataDir, `${file}.back`), path.join(dataDir, file));
      }
    },
  };
}

/**
 * The database belongs to this site only, in one schema.
 *
 * @param {string} databaseUrl
 * @param {string} dump
 */
function postgres(databaseUrl, dump) {
  return {
    copy: () => {
      const options = ["--no-owner", "--no-privileges", "--schema=public", "--file", dump];
      runOnPostgres(databaseUrl, "pg_dump", ...options);
    },
    putBack: () => {
      const options = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
      runOnPostgres(
        databaseUrl,
        "psql",
        ...options,
        "--command",
        "DROP SCHEMA public CASCADE",
        "--file",
        dump,
      );
    },
  };
}

/**
 * @param {string} databaseUrl
 * @param {string} program of PostgreSQL
 * @param {string[]} args
 * @returns {string} its output
 */
function runOnPostgres(databaseUrl, program, ...args) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  // As variables: every account of the machine can read arguments.
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(searchParams.get("host") ?? hostname),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
  };
  const { status, error, stdout, stderr } = spawnSync(program, args, { env, encoding: "utf8" });
  if (error)
    throw new Error(
      `${program} is missing. Run apt-get install postgresql-client, at least as new as the server`,
    );
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
  return stdout;
}

/**
 * @param {string | undefined} account
 * @param {string} dataDir
 * @param {string[]} names
 */
function giveTo(account, dataDir, names) {
  if (!account) return;
  const files = names.map((name) => path.join(dataDir, name)).filter((file) => existsSync(file));
  const { status } = spawnSync("chown", ["--recursive", `${account}:`, ...files]);
  if (status !== 0) throw new Error(`The database could not be assigned to the account ${account} again`);
}
