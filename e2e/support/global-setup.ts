import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { buildIfStale, providerBuild, siteBuild } from "../../scripts/support/builds.mjs";
import { findBrowser } from "../../scripts/support/find-browser.mjs";
import { environmentWithSecrets } from "../../scripts/support/secrets.mjs";
import { environmentWithoutSettings, loadSettings } from "../../scripts/support/settings.mjs";
import { copyDatabase, countRows, DATABASE, indexOnePage } from "./provider-database";
import { runFolder, seededDataFolder } from "./run-folder";
import { createStack, type Stack } from "./stack";

/**
 * Builds if necessary and starts the servers that all specs share; workers read their addresses from the environment.
 * With both E2E_SITE_URL and E2E_PROVIDER_URL set, the tests use those servers.
 */
export default async function globalSetup() {
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
    await build();
    const stack = await seed();
    if (process.env.E2E_SITE_URL && process.env.E2E_PROVIDER_URL) {
      await stack.stop();
      const { API_TOKEN, SETUP_KEY } = environmentWithSecrets(loadSettings("production"));
      process.env.E2E_API_TOKEN ??= API_TOKEN;
      process.env.E2E_SETUP_KEY ??= SETUP_KEY;
      return removeFiles;
    }
    await stack.site.start();
    process.env.E2E_SITE_URL = stack.site.url;
    process.env.E2E_PROVIDER_URL = stack.provider.url;
    process.env.E2E_API_TOKEN = stack.env.API_TOKEN;
    return async () => {
      await stack.stop();
      removeFiles();
    };
  } catch (error) {
    removeFiles();
    throw error;
  }
}

/** Specs that start their own servers need the builds too. */
async function build() {
  const env = {
    ...environmentWithoutSettings(),
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  // Each has long parts that use one core.
  await Promise.all([buildIfStale(providerBuild, env), buildIfStale(siteBuild, env)]);
}

function removeFiles() {
  rmSync(runFolder(), { recursive: true, force: true });
}

/** Lets a provider fill a data folder, and copies it as the start for all other stacks. */
async function seed(): Promise<Stack> {
  const stack = await createStack({ empty: true });
  try {
    await stack.provider.start();
    await indexOnePage(stack);
    await expect.poll(() => countRows(stack, ["search_changes"]), { timeout: 60_000 }).toBe(0);
    const filter = (file: string) => !path.basename(file).startsWith(DATABASE);
    cpSync(stack.dataDir, seededDataFolder(), { recursive: true, filter });
    await copyDatabase(stack, seededDataFolder());
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
