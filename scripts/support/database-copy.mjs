import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** In the data folder, so that it lies on a disk that has the room, and nobody else may read it. */
const COPY = "before-update";

const SQLITE = ["lampstand.db", "lampstand.db-wal", "lampstand.db-shm"];

/** In the copy, and in the data folder. */
const DUMP = "dump.sql";

/** The data folder's note of what was taken away, and in it the note that has a start take it away once more. */
const RESTORED = "removals/restored.json";

/**
 * @typedef {object} DatabaseCopy
 * @property {() => void} putBack puts the database back as it was, for a version that is started next
 * @property {() => void} remove
 */

/**
 * Copies the database of a stopped site as it is, whichever version made it: the file of SQLite, or what PostgreSQL's own
 * program writes of it.
 *
 * @param {Pick<import("./settings.mjs").Settings, "dataDir" | "env" | "usesEmbeddedProvider">} settings
 * @param {string} [account] which owns the data; the one that runs this unless it is given
 * @returns {DatabaseCopy}
 * @throws {Error} when it cannot be copied
 */
export function copyDatabase({ dataDir, env, usesEmbeddedProvider }, account) {
  const folder = path.join(dataDir, COPY);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const madeAt = new Date().toISOString();
  remove();
  if (!usesEmbeddedProvider) return { putBack: () => undefined, remove };
  mkdirSync(folder, { mode: 0o700 });
  const parts = env.DATABASE_URL
    ? postgres(env.DATABASE_URL, path.join(folder, DUMP))
    : sqlite(dataDir, folder);
  const putBack = () => {
    parts.putBack();
    // What was taken away since the copy was made stays away.
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
  return { putBack, remove };
}

/**
 * @param {string} dataDir
 * @param {string} folder
 */
function sqlite(dataDir, folder) {
  /** @type {(from: string, to: string) => void} */
  const copyAll = (from, to) => {
    for (const file of SQLITE.filter((name) => existsSync(path.join(from, name))))
      cpSync(path.join(from, file), path.join(to, file), { preserveTimestamps: true });
  };
  return {
    copy: () => copyAll(dataDir, folder),
    putBack: () => {
      for (const file of SQLITE) rmSync(path.join(dataDir, file), { force: true });
      copyAll(folder, dataDir);
    },
  };
}

/**
 * The database is this site's alone, and all of it is in one schema.
 *
 * @param {string} databaseUrl
 * @param {string} dump
 */
function postgres(databaseUrl, dump) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  // By variables: arguments could be read by every account of the machine.
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(searchParams.get("host") ?? hostname),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
  };
  /** @type {(program: string, ...args: string[]) => void} */
  const run = (program, ...args) => {
    const { status, error, stderr } = spawnSync(program, args, { env, encoding: "utf8" });
    if (error)
      throw new Error(`${program} is missing: apt-get install postgresql-client, as new as the server`);
    if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
  };
  return {
    copy: () => run("pg_dump", "--no-owner", "--no-privileges", "--schema=public", "--file", dump),
    putBack: () =>
      run(
        "psql",
        ...["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"],
        ...["--command", "DROP SCHEMA public CASCADE", "--file", dump],
      ),
  };
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
  if (status !== 0) throw new Error(`The database could not be given back to the account ${account}`);
}
