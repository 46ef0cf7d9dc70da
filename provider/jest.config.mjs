import nextJest from "next/jest.js";

import { programs } from "../scripts/support/provide-program.mjs";
import { bundledPackages, CONDITIONS } from "./tests/support/bundle-packages.mjs";

const withNext = nextJest({ dir: ".." });

/** Packages and plain JavaScript stay as they are: Node loads ES modules with `--experimental-vm-modules`. */
const transformIgnorePatterns = ["/node_modules/", "\\.mjs$"];

/** @param {import("jest").Config} config */
async function project(config) {
  const resolved = await withNext({
    testEnvironment: "node",
    extensionsToTreatAsEsm: [".ts", ".tsx"],
    ...config,
  })();
  return { ...resolved, transformIgnorePatterns };
}

/**
 * What runs the provider, on a copy of the example content.
 *
 * @param {string} displayName
 * @param {"sqlite" | "postgres"} database
 * @param {import("jest").Config} config which of the tests
 */
const providerProject = (displayName, database, config) =>
  project({
    displayName,
    rootDir: "tests",
    // What is replaced on the global scope for a file, as its clock is, is used until the very end.
    testEnvironmentOptions: {
      globalsCleanup: "off",
      customExportConditions: CONDITIONS,
    },
    globalSetup: `<rootDir>/support/global-setup-${database}.mjs`,
    globalTeardown: "<rootDir>/support/global-teardown.mjs",
    globals: { testDatabase: database },
    moduleNameMapper: {
      ...bundledPackages,
      "^@payload-config$": "<rootDir>/../src/payload.config.ts",
      "^next/server$": "<rootDir>/support/next-server.ts",
    },
    ...config,
  });

/** What takes long, or needs FFmpeg: `npm run test:all` runs it beside what `npm test` runs. */
const EXTENDED = ["extended", "ffmpeg"];

/** @param {string[]} kinds the second last part of the tests' names */
const named = (kinds) => `\\.(${kinds.join("|")})\\.test\\.ts$`;

/** `npm test` runs `sqlite` alone, `npm run test:all` the others, as far as their programs are installed. */
export default async function jestConfig() {
  const hasFfmpeg = programs.ffmpeg.isThere();
  const possible = { testPathIgnorePatterns: ["/node_modules/", ...(hasFfmpeg ? [] : [named(["ffmpeg"])])] };
  const extended = { ...possible, testMatch: EXTENDED.map((kind) => `<rootDir>/**/*.${kind}.test.ts`) };
  const projects = [
    await providerProject("sqlite", "sqlite", {
      testPathIgnorePatterns: ["/node_modules/", named(EXTENDED)],
    }),
    await project({ displayName: "extended", rootDir: "src", ...extended }),
    await providerProject("sqlite-extended", "sqlite", extended),
  ];
  if (programs.postgres.isThere()) projects.push(await providerProject("postgres", "postgres", possible));
  return { testTimeout: 120_000, reporters: ["default", "<rootDir>/../scripts/support/slowest.mjs"], projects };
}
