import { announce } from "./announce.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "./services.mjs";
import { supervise } from "./supervise.mjs";

/**
 * Runs the site, and the embedded provider unless another one is used, until an interruption.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {"start" | "dev"} mode
 * @param {AbortSignal} interrupted
 * @throws {Error} when one of them ends by itself; the other is stopped then
 */
export async function runPrograms(settings, env, mode, interrupted) {
  const { usesEmbeddedProvider, providerUrl, siteUrl } = settings;
  const options = { mode, output: /** @type {const} */ ("prefix"), interrupted };
  const programs = usesEmbeddedProvider ? [startProvider(env, options)] : [];
  programs.push(startSite(env, options));
  await supervise(programs, interrupted, async (ended) => {
    if (usesEmbeddedProvider) await waitForProvider(providerUrl, ended);
    await waitForSite(siteUrl, ended);
    await announce(settings);
  });
}
