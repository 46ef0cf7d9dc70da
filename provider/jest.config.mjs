import { spawnSync } from "node:child_process";

import nextJest from "next/jest.js";

import { findPostgres } from "../scripts/support/postgres-server.mjs";

const withNext = nextJest({ dir: ".." });

/** Packages and plain JavaScript stay as they are: Node loads ES modules with `--experimental-vm-modules`. */
const transformIgnorePatterns = ["/node_modules/", "\\.mjs$"];

const hasFfmpeg = spawnSync(process.env.FFMPEG_PATH || "ffmpeg", ["-version"]).status === 0;

/** What makes videos with FFmpeg needs no database. */
async function ffmpegProject() {
  const resolved = await withNext({
    displayName: "ffmpeg",
    rootDir: "src",
    testEnvironment: "node",
    testMatch: ["<rootDir>/**/*.ffmpeg.test.ts"],
    extensionsToTreatAsEsm: [".ts"],
  })();
  return { ...resolved, transformIgnorePatterns };
}

/** @param {"sqlite" | "postgres"} database */
async function project(database) {
  const resolved = await withNext({
    displayName: database,
    rootDir: "tests",
    testEnvironment: "node",
    testPathIgnorePatterns: ["/node_modules/", ...(hasFfmpeg ? [] : ["\\.ffmpeg\\.test\\.ts$"])],
    // What is replaced on the global scope for a file, as its clock is, is used until the very end.
    testEnvironmentOptions: {
      globalsCleanup: "off",
      // As the scripts load Payload (`scripts/support/paths.mjs`).
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
  if (hasFfmpeg) projects.unshift(await ffmpegProject());
  else console.log("FFmpeg was not found: tests that prepare real videos are left out.");
  // Payload keeps connections and timers when it is destroyed.
  return { testTimeout: 120_000, forceExit: true, maxWorkers: "100%", projects };
}
