import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { spawnOwn } from "./own-process.mjs";
import { siteDir } from "./paths.mjs";
import { childrenOf } from "./process-tree.mjs";
import { brotliModule } from "./provide-program.mjs";
import { waitForPort } from "./wait-for.mjs";

const configurationDir = path.join(siteDir, "deploy/nginx");

/** How long nginx may take to start and to stop, in milliseconds. */
const START_TIMEOUT = 10_000;
const STOP_TIMEOUT = 5_000;

/** How often to check for the reload, in milliseconds. */
const RELOAD_POLL = 50;

/**
 * Fills in a configuration of `deploy/nginx`.
 *
 * @param {Record<string, string | number>} variables exactly those that it names
 * @param {string} [name]
 * @throws {Error} when one is missing or too many
 */
export function nginxConfiguration(variables, name = "lampstand") {
  const template = readFileSync(path.join(configurationDir, `${name}.conf.template`), "utf8");
  const unused = new Set(Object.keys(variables));
  const text = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, /** @type {string} */ name) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${name} has no value`);
    unused.delete(name);
    return String(value);
  });
  if (unused.size > 0) throw new Error(`There is no ${[...unused].join(", ")}`);
  return text;
}

/**
 * Returns a configuration for measurements, in which one address counts as any number of visitors.
 *
 * @param {string} text
 */
export function withoutLimits(text) {
  return text.replaceAll(/^ *limit_(?:conn|req|rate|rate_after) .*\n/gm, "");
}

/**
 * @typedef {object} Upstreams
 * @property {string[]} siteUrls
 * @property {string[]} providerUrls
 */

/**
 * @typedef {object} RunningNginx
 * @property {string} url the site's; the provider has the same port by the name `provider.localhost`
 * @property {number} pid
 * @property {number} port
 * @property {number} httpPort
 * @property {string} certificate
 * @property {string} failureLog
 * @property {string} challengeFolder nginx serves certbot's files in it over HTTP
 * @property {(upstreams: Upstreams) => Promise<void>} reload switches to these, once earlier requests have their
 * answers
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx with the configuration in `deploy/nginx`, but on free ports of this machine only and with its own
 * certificate.
 *
 * @param {object} options
 * @param {string} options.folder an empty one, for what it writes
 * @param {string[]} options.siteUrls
 * @param {string[]} options.providerUrls
 * @param {number} [options.port] for the site over HTTPS
 * @param {number} [options.providersPort] for sites' calls to all providers over HTTP; by default none
 * @param {boolean} [options.withApi] whether sites also reach all providers over HTTPS, as `api.localhost` on the same
 * port
 * @param {boolean} [options.brotli]
 * @param {(configuration: string) => string} [options.edit] adapts the configuration to a test
 * @returns {Promise<RunningNginx>}
 * @throws {Error} when it does not start, with what it says
 */
export async function startNginx({
  folder,
  siteUrls,
  providerUrls,
  port,
  providersPort,
  withApi = false,
  brotli = true,
  edit = (text) => text,
}) {
  const [httpsPort, httpPort, innerPort] = [port ?? (await getPort()), await getPort(), await getPort()];
  const [certificate, key] = makeCertificate(folder);
  const failureLog = path.join(folder, "failures.log");
  mkdirSync(path.join(folder, "conf.d"));
  const here = (/** @type {string} */ configuration) =>
    configuration
      .replaceAll("listen 443 ", `listen 127.0.0.1:${httpsPort} `)
      .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
      .replaceAll(/^ *listen \[::\]:.*\n/gm, "")
      .replaceAll("root /var/www/html;", `root ${folder};`);
  const configure = (/** @type {Upstreams} */ upstreams) => {
    const configuration = nginxConfiguration({
      SITE_NAME: "localhost",
      PROVIDER_NAME: "provider.localhost",
      SITE_SERVERS: serversOf(upstreams.siteUrls),
      PROVIDER_SERVERS: serversOf(upstreams.providerUrls),
      INNER_PORT: innerPort,
      CACHE_DIR: path.join(folder, "cache"),
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: key,
      FAILURE_LOG: failureLog,
    });
    writeFileSync(path.join(folder, "conf.d/lampstand.conf"), edit(here(configuration)));
  };
  configure({ siteUrls, providerUrls });
  if (providersPort !== undefined) {
    const variables = { PROVIDERS_ADDRESS: `127.0.0.1:${providersPort}` };
    writeFileSync(
      path.join(folder, "conf.d/lampstand-providers.conf"),
      edit(nginxConfiguration(variables, "lampstand-providers")),
    );
  }
  if (withApi) {
    const variables = { API_NAME: "api.localhost", CERTIFICATE: certificate, CERTIFICATE_KEY: key };
    const configuration = here(nginxConfiguration(variables, "lampstand-api"));
    writeFileSync(path.join(folder, "conf.d/lampstand-api.conf"), edit(configuration));
  }
  const hasBrotli = brotli && existsSync(brotliModule);
  if (hasBrotli)
    copyFileSync(
      path.join(configurationDir, "lampstand-brotli.conf"),
      path.join(folder, "conf.d/lampstand-brotli.conf"),
    );
  const main = path.join(folder, "nginx.conf");
  writeFileSync(main, mainConfiguration(folder, hasBrotli));
  execFileSync("nginx", ["-t", "-q", "-c", main], { stdio: "pipe" });
  const nginx = spawnOwn("nginx", ["-c", main]);
  const ended = once(nginx, "exit");
  const { pid } = nginx;
  if (pid === undefined) throw new Error("nginx could not be started");
  await waitForPort(httpsPort, START_TIMEOUT);
  return {
    url: `https://localhost:${httpsPort}`,
    pid,
    port: httpsPort,
    httpPort,
    certificate,
    failureLog,
    challengeFolder: path.join(folder, ".well-known/acme-challenge"),
    reload: async (upstreams) => {
      configure(upstreams);
      const before = childrenOf(pid);
      nginx.kill("SIGHUP");
      for (const giveUp = performance.now() + START_TIMEOUT; performance.now() < giveUp;) {
        const children = childrenOf(pid);
        if (children.length > 0 && !children.some((child) => before.includes(child))) return;
        await pause(RELOAD_POLL);
      }
    },
    stop: async () => {
      nginx.kill("SIGTERM");
      const killing = setTimeout(() => nginx.kill("SIGKILL"), STOP_TIMEOUT);
      await ended;
      clearTimeout(killing);
    },
  };
}

/**
 * As docs/operations-reference.md lists several.
 *
 * @param {string[]} urls
 */
function serversOf(urls) {
  return urls.map((url) => `server ${new URL(url).host} max_fails=3;`).join(" ");
}

/**
 * Returns what a distribution's nginx.conf has around the files of conf.d.
 *
 * @param {string} folder
 * @param {boolean} hasBrotli
 */
function mainConfiguration(folder, hasBrotli) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind}_temp;`,
  );
  return `daemon off;
worker_processes 2;
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
${hasBrotli ? `load_module ${brotliModule};` : ""}
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
${temporary.join("\n")}
  include ${folder}/conf.d/*.conf;
}
`;
}

/**
 * @param {string} folder
 * @returns {[certificate: string, key: string]} their files
 */
function makeCertificate(folder) {
  const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
  const names = "subjectAltName=DNS:localhost,DNS:provider.localhost,DNS:api.localhost";
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"].concat([
      "-subj",
      "/CN=localhost",
      "-addext",
      names,
      "-keyout",
      key,
      "-out",
      certificate,
    ]),
    { stdio: "pipe" },
  );
  return [certificate, key];
}
