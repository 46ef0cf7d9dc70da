import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { siteDir } from "./paths.mjs";
import { waitForPort, waitUntil } from "./wait-for.mjs";

/** How long Caddy may take to start, in milliseconds. */
const START_TIMEOUT = 20_000;

/**
 * Starts Caddy with `deploy/Caddyfile` and `deploy/Caddyfile-api`, but on free ports of this machine only and with its
 * own certificate.
 *
 * @param {object} options
 * @param {string} options.folder an empty one, for what it writes
 * @param {string} options.siteUrl
 * @param {string} options.providerUrl
 * @returns {Promise<{ port: number; certificate: string; stop: () => Promise<void> }>} the site is `localhost`, the
 * provider `provider.localhost`, its calls `api.localhost`, on the same port; the file of the certificate that vouches
 * for all
 * @throws {Error} when it does not start, with what it says
 */
export async function startCaddy({ folder, siteUrl, providerUrl }) {
  const [port, httpPort] = [await getPort(), await getPort()];
  const file = path.join(folder, "Caddyfile");
  const global = `admin off
	local_certs
	skip_install_trust
	https_port ${port}
	http_port ${httpPort}
	default_bind 127.0.0.1
	log {
		output file ${folder}/caddy.log
	}
`;
  const parts = ["Caddyfile", "Caddyfile-api"].map((part) =>
    readFileSync(path.join(siteDir, "deploy", part), "utf8"),
  );
  writeFileSync(
    file,
    parts.join("").replace(/^\{$/m, (block) => `${block}\n\t${global}`),
  );
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_NAME: "localhost",
    PROVIDER_NAME: "provider.localhost",
    API_NAME: "api.localhost",
    SITE_ADDRESS: new URL(siteUrl).host,
    PROVIDER_ADDRESS: new URL(providerUrl).host,
  };
  const given = ["--config", file, "--adapter", "caddyfile"];
  execFileSync("caddy", ["validate", ...given], { env, stdio: "pipe" });
  const caddy = spawn("caddy", ["run", ...given], { env, stdio: "ignore" });
  const ended = once(caddy, "exit");
  const certificate = path.join(folder, "caddy/pki/authorities/local/root.crt");
  await waitForPort(port, START_TIMEOUT);
  await waitUntil("Caddy's certificate", () => existsSync(certificate), { timeout: START_TIMEOUT });
  return {
    port,
    certificate,
    stop: async () => {
      caddy.kill("SIGKILL");
      await ended;
    },
  };
}
