import { randomBytes } from "node:crypto";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { startNginx, withoutLimits } from "../../scripts/support/nginx.mjs";
import { siteDir } from "../../scripts/support/paths.mjs";
import { execute, query, startPostgres } from "../../scripts/support/postgres-server.mjs";
import { startNode } from "../../scripts/support/processes.mjs";
import {
  startProvider,
  startSite,
  startWorker,
  waitForProvider,
  waitForSite,
} from "../../scripts/support/programs.mjs";
import { startRedis } from "../../scripts/support/redis-server.mjs";
import { s3Variables } from "../../scripts/support/s3-server.mjs";
import { environmentWithoutSettings, settingsFrom } from "../../scripts/support/settings.mjs";
import { waitForPort } from "../../scripts/support/wait-for.mjs";
import { makeTemporaryFolder } from "../temporary-folder.mjs";
import { createInstance } from "./instance.mjs";

/** How many sites, providers and workers there are. */
const COUNT = 2;

/** The S3 store's time limit for starting, in milliseconds. */
const S3_TIMEOUT = 20_000;

/** @typedef {Awaited<ReturnType<typeof startMachines>>} Machines */

/**
 * Starts two sites, two providers, two workers, nginx, PostgreSQL, Redis and an S3 store, each in its own process, as
 * `docs/operations-reference.md` sets up several machines: none shares a folder with another. Both providers start at
 * the same moment, on an empty database.
 *
 * @param {{ folder: string; smtpUrl: string; interrupted: AbortSignal }} options
 */
export async function startMachines({ folder, smtpUrl, interrupted }) {
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startDatabase(ends);
    const redis = await startRedis();
    ends.push(redis.stop);
    const output = openSync(path.join(folder, "programs.log"), "a");
    const ports = await freePorts();
    const s3 = createS3({ port: ports.s3, folder, output, interrupted });
    ends.push(s3.stop);
    await s3.start();
    const variables = variablesFor({ ports, postgresUrl: postgres.url, redisUrl: redis.url, smtpUrl });

    const folderOf = (/** @type {string} */ name) => path.join(folder, name);
    const providerEnv = (/** @type {number} */ port, /** @type {string} */ name) => {
      const own = { PROVIDER_PORT: String(port), DATA_DIR: folderOf(name) };
      return settingsFrom({ ...variables.provider, ...own }, "production").env;
    };
    const providers = ports.providers.map((port, number) =>
      createInstance({
        name: `provider ${number + 1}`,
        url: `http://127.0.0.1:${port}`,
        launch: () => startProvider(providerEnv(port, `data-${number + 1}`), { interrupted, output }),
        waitUntilReady: waitForProvider,
        interrupted,
      }),
    );
    const sites = ports.sites.map((port, number) => {
      const own = { PORT: String(port), UPLOAD_DIR: folderOf(`uploads-${number + 1}`) };
      const { env } = settingsFrom({ ...variables.site, ...own }, "production");
      return createInstance({
        name: `site ${number + 1}`,
        url: `http://127.0.0.1:${port}`,
        launch: () => startSite(env, { interrupted, output }),
        waitUntilReady: waitForSite,
        interrupted,
      });
    });
    const workers = ports.providers.map((port, number) =>
      createInstance({
        name: `worker ${number + 1}`,
        launch: () => startWorker(providerEnv(port, `data-of-worker-${number + 1}`), { interrupted, output }),
        interrupted,
      }),
    );
    mkdirSync(path.join(folder, "nginx"));
    const upstreams = (/** @type {number} */ count) => ({
      siteUrls: sites.slice(0, count).map(({ url }) => url),
      providerUrls: providers.slice(0, count).map(({ url }) => url),
    });
    const nginx = await startNginx({
      folder: path.join(folder, "nginx"),
      ...upstreams(COUNT),
      port: ports.nginx,
      providersPort: ports.allProviders,
      edit: withoutLimits,
    });
    ends.push(nginx.stop);
    ends.push(async () => {
      await Promise.all([...sites, ...providers, ...workers].map((instance) => instance.stop()));
    });
    await Promise.all(providers.map((provider) => provider.start()));
    await Promise.all([...sites, ...workers].map((instance) => instance.start()));
    return {
      ...{ sites, providers, workers, nginx, redis, s3, postgres, stop },
      /** The variables that sites and providers were started with. */
      variables: { ...variables.site, ...variables.provider },
      front: { url: nginx.url, certificate: readFileSync(nginx.certificate) },
      /** The public address of media. */
      mediaUrl: nginx.url.replace("localhost", "provider.localhost"),
      /** Queries the database. @param {string} statement @param {unknown[]} [values] */
      query: (statement, values) => query(`${postgres.url}/lampstand`, statement, values),
      /** Makes nginx use this many sites and providers. @param {number} count */
      useInstances: (count) => nginx.reload(upstreams(count)),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {(() => Promise<void>)[]} ends */
async function startDatabase(ends) {
  // Uses its own folder: PostgreSQL may run under another account, which has no access to the measurement's.
  const postgres = await startPostgres(makeTemporaryFolder("lampstand-postgres"), { fsync: "on" });
  ends.push(postgres.stop);
  await execute(postgres.url, "CREATE DATABASE lampstand");
  return postgres;
}

/** @param {{ port: number; folder: string; output: number; interrupted: AbortSignal }} options */
function createS3({ port, folder, output, interrupted }) {
  const objects = path.join(folder, "objects");
  mkdirSync(objects);
  const args = [path.join(import.meta.dirname, "s3-process.mjs"), String(port), objects];
  return createInstance({
    name: "S3",
    launch: () => startNode({ name: "S3", args, cwd: siteDir, env: process.env, output, interrupted }),
    waitUntilReady: () => waitForPort(port, S3_TIMEOUT),
    interrupted,
  });
}

async function freePorts() {
  const several = () => Promise.all(Array.from({ length: COUNT }, () => getPort()));
  return {
    sites: await several(),
    providers: await several(),
    nginx: await getPort(),
    allProviders: await getPort(),
    s3: await getPort(),
  };
}

/**
 * Returns the variables from the page's section 'Several machines'.
 *
 * @param {object} options
 * @param {Awaited<ReturnType<typeof freePorts>>} options.ports
 * @param {string} options.postgresUrl
 * @param {string} options.redisUrl
 * @param {string} options.smtpUrl
 */
function variablesFor({ ports, postgresUrl, redisUrl, smtpUrl }) {
  const all = {
    ...environmentWithoutSettings(),
    SITE_URL: `https://localhost:${ports.nginx}`,
    MEDIA_BASE_URL: `https://provider.localhost:${ports.nginx}`,
    REDIS_URL: redisUrl,
    API_TOKEN: newSecret(),
    REVALIDATE_SECRET: newSecret(),
    METRICS_TOKEN: newSecret(),
    ...s3Variables(ports.s3),
  };
  return {
    provider: {
      ...all,
      DATABASE_URL: `${postgresUrl}/lampstand`,
      SITE_URLS: ports.sites.map((port) => `http://127.0.0.1:${port}`).join(","),
      PAYLOAD_SECRET: newSecret(),
      SETUP_KEY: newSecret(),
      SMTP_URL: smtpUrl,
      FFMPEG_PATH: process.env.FFMPEG_PATH,
    },
    site: {
      ...all,
      API_BASE_URL: `http://127.0.0.1:${ports.allProviders}`,
      MEDIA_INTERNAL_URL: `http://127.0.0.1:${ports.allProviders}`,
      SESSION_SECRET: newSecret(),
      // Visitors state their address themselves; nginx adds the one it sees.
      TRUSTED_PROXIES: "2",
    },
  };
}

function newSecret() {
  return randomBytes(32).toString("base64url");
}
