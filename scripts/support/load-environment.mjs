import nextEnv from "@next/env";
import { siteDir } from "./paths.mjs";
import { settingsFrom } from "./settings.mjs";

/**
 * Reads the `.env` files of the repository's root, below the variables that are already set.
 *
 * @param {"production" | "development"} mode
 * @throws {Error} with one line naming the variable that is wrong
 */
export function loadEnvironment(mode) {
  nextEnv.loadEnvConfig(siteDir, mode === "development", { info: () => undefined, error: console.error });
  return settingsFrom(process.env, mode);
}
