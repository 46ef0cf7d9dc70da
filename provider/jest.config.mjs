import { readdirSync } from "node:fs";

import nextJest from "next/jest.js";

import { programs } from "../scripts/support/provide-program.mjs";
import { bundledPackages, CONDITIONS } from "./tests/support/bundle-packages.mjs";

const withNext = nextJest({ dir: ".." });

/** Packages and plain JavaScript aren't transformed: Node loads ES modules with `--experimental-vm-modules`. */
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
 * Tests that run the provider, on a copy of the example content.
 *
 * @param {string} displayName
 * @param {"sqlite" | "postgres"} database
 * @param {import("jest").Config} config which of the tests
 */
const providerProject = (displayName, database, config) =>
  project({
    displayName,
    rootDir: "tests",
    // Anything that a file replaces globally, such as its clock, is used until the very end.
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

/** Tests that take long or need FFmpeg: `npm run test:all` runs them in addition to `npm test`. */
const EXTENDED = ["extended", "ffmpeg"];

/**
 * Left out of the postgres project: backups hold rows as SQLite next to files for any database and store, and these
 * tests check the files. Tests that read `testDatabase` have rules for each database, or for files.
 */
const OF_NO_DATABASE = "/backup-files\\.";

/**
 * Tests of database use in which PostgreSQL and SQLite can differ: transactions, locks, leases and concurrency; our own
 * statements, sums, searches, unique names; the order of erasure; migrations, backups and moves; and what is public, by
 * random sequences. Continuous integration runs only these on PostgreSQL, `npm run test:provider:postgres` runs all.
 */
const DIFFERING = [
  "add-video",
  "asking-others",
  "backup",
  "consents",
  "conversations",
  "counts",
  "database",
  "former-slugs",
  "inbox",
  "inbox-messages",
  "many-rows",
  "members-account",
  "members-crossings",
  "members-leaving",
  "outages",
  "outgoing-mails",
  "prayers",
  "preparation-races",
  "purges",
  "removals",
  "removals-at-start",
  "reports",
  "restore",
  "retention",
  "retention-stories",
  "schedule",
  "search",
  "search-queries",
  "slugs",
  "staff-accounts",
  "starts",
  "story-collections",
  "submissions",
  "trash",
  "visibility",
  "visibility-model",
];

const files = readdirSync(new URL("tests", import.meta.url), { recursive: true, encoding: "utf8" });
const missing = DIFFERING.filter(
  (name) => !files.some((file) => file.split("/").at(-1)?.startsWith(`${name}.`)),
);
if (missing.length > 0) throw new Error(`DIFFERING names tests that are no more: ${missing.join(", ")}`);

/** @param {string[]} kinds the second last part of the tests' names */
const named = (kinds) => `\\.(${kinds.join("|")})\\.test\\.ts$`;

/** `npm test` runs only `sqlite`, `npm run test:all` also the others whose programs are installed. */
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
  if (programs.postgres.isThere()) {
    const onPostgres = { testPathIgnorePatterns: [...possible.testPathIgnorePatterns, OF_NO_DATABASE] };
    const differing = DIFFERING.map((name) => `<rootDir>/**/${name}.{,*.}test.ts`);
    projects.push(
      await providerProject("postgres", "postgres", onPostgres),
      await providerProject("postgres-differing", "postgres", { ...onPostgres, testMatch: differing }),
    );
  }
  return {
    testTimeout: 120_000,
    reporters: ["default", "<rootDir>/../scripts/support/slowest.mjs"],
    projects,
  };
}
