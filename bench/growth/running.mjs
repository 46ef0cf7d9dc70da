import { mkdirSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { startProvider, startSite, waitForProvider, waitForSite } from "../../scripts/support/programs.mjs";
import { environmentWithSecrets } from "../../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../../scripts/support/settings.mjs";

const START_TIMEOUT = 15 * 60_000;

/**
 * @typedef {object} Running
 * @property {number} startMs until the provider answered
 * @property {{ pid: number; url: string }} provider
 * @property {{ pid: number; url: string }} site
 */

/**
 * Returns a site with its own provider, which can be started repeatedly.
 *
 * @param {string} folder
 * @param {AbortSignal} interrupted
 */
export async function machineIn(folder, interrupted) {
  mkdirSync(folder, { recursive: true });
  const [PORT, PROVIDER_PORT] = [String(await getPort()), String(await getPort())];
  const [DATA_DIR, UPLOAD_DIR] = [path.join(folder, "data"), path.join(folder, "uploads")];
  const variables = { ...environmentWithoutSettings(), PORT, PROVIDER_PORT, DATA_DIR, UPLOAD_DIR };
  const settings = settingsFrom(variables, "production");
  const env = environmentWithSecrets(settings);
  const urls = { provider: settings.providerUrl, site: settings.siteUrl };
  return {
    database: path.join(DATA_DIR, "lampstand.db"),
    env,
    /** @param {(running: Running) => Promise<void>} work runs while both are up */
    async run(work) {
      const waiting = AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]);
      const begun = performance.now();
      const provider = startProvider(env, { interrupted });
      try {
        await waitForProvider(urls.provider, waiting);
        const startMs = performance.now() - begun;
        const site = startSite(env, { interrupted });
        try {
          await waitForSite(urls.site, waiting);
          await work({
            startMs,
            provider: { pid: provider.pid, url: urls.provider },
            site: { pid: site.pid, url: urls.site },
          });
        } finally {
          await site.stop();
        }
      } finally {
        await provider.stop();
      }
    },
  };
}
