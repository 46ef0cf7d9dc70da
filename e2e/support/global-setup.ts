import { cpSync, rmSync } from "node:fs";
import { findBrowser } from "../../scripts/support/find-browser.mjs";
import { runFolder, seededDataFolder } from "./run-folder";
import { createStack, startStack } from "./stack";

/** Starts the servers that all specs share; their addresses travel to the workers in the environment. */
export default async function globalSetup() {
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
    await seed();
    const stack = await startStack();
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

function removeFiles() {
  rmSync(runFolder(), { recursive: true, force: true });
}

/** Lets the provider fill a data folder once, so that every stack can start from a copy. */
async function seed() {
  const stack = await createStack({ empty: true });
  try {
    await stack.provider.start();
    await stack.provider.stop();
    cpSync(stack.dataDir, seededDataFolder(), { recursive: true });
  } finally {
    await stack.stop();
  }
}
