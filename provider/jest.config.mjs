import nextJest from "next/jest.js";

import { findPostgres } from "./tests/support/postgres.mjs";

const withNext = nextJest({ dir: ".." });

/** Packages and plain JavaScript stay as they are: Node loads ES modules with `--experimental-vm-modules`. */
const transformIgnorePatterns = ["/node_modules/", "\\.mjs$"];

/** @param {"sqlite" | "postgres"} database */
async function project(database) {
  const resolved = await withNext({
    displayName: database,
    rootDir: "tests",
    testEnvironment: "node",
    // What is replaced on the global scope for a file, as its clock is, is used until the very end.
    testEnvironmentOptions: {
      globalsCleanup: "off",
      // Lexical's entry for Node loads itself once more while it is being loaded, which now and then never ends.
      customExportConditions: ["node", "node-addons", "production"],
    },
    extensionsToTreatAsEsm: [".ts", ".tsx"],
    globalSetup: "<rootDir>/support/global-setup.mjs",
    globalTeardown: "<rootDir>/support/global-teardown.mjs",
    globals: { testDatabase: database },
    moduleNameMapper: {
      "^@payload-config$": "<rootDir>/../src/payload.config.ts",
      "^next/server$": "<rootDir>/support/next-server.ts",
    },
  })();
  return { ...resolved, transformIgnorePatterns };
}

export default async function jestConfig() {
  const projects = [await project("sqlite")];
  if (findPostgres()) projects.push(await project("postgres"));
  else console.log("PostgreSQL was not found: the provider is tested on SQLite alone.");
  // Payload keeps connections and timers when it is destroyed.
  return { testTimeout: 120_000, forceExit: true, maxWorkers: "100%", projects };
}
