import path from "node:path";

import { bundlePackages, bundlePrograms } from "./bundle-packages.mjs";
import { runFolder, seed } from "./example-data.mjs";
import globalTeardown from "./global-teardown.mjs";

/** Fills a data folder with the example content; every test file works on a copy. */
export default async function globalSetup() {
  try {
    await bundlePackages();
    await bundlePrograms(runFolder());
    await seed(path.join(runFolder(), "sqlite"));
  } catch (error) {
    await globalTeardown();
    throw error;
  }
}
