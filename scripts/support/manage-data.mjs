import { existsSync } from "node:fs";
import { manageDataFile, payloadNodeOption, providerDir } from "./paths.mjs";
import { startNode } from "./processes.mjs";
import { environmentOf, secretsIn } from "./secrets.mjs";

/**
 * Starts the program that backs up, restores and moves the provider's data.
 *
 * @param {string[]} args the command and its arguments
 * @param {NodeJS.ProcessEnv} env without made secrets: a restored site has its own
 * @param {Pick<import("./processes.mjs").ProcessOptions, "output" | "interrupted">} options
 */
export async function startManageData([command = "", ...args], env, options) {
  if (!existsSync(manageDataFile)) {
    // A release contains the bundle and can't make one.
    const { bundleProvider } = await import("./bundle-provider.mjs");
    await bundleProvider();
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  const known = ["--from", from, `--outside-secrets=${secretsIn(env).join(",")}`];
  return startNode({
    name: command,
    args: [payloadNodeOption, manageDataFile, command, ...known, ...args],
    cwd: providerDir,
    env: environmentOf(env, "worker"),
    ...options,
  });
}
