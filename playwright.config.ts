import { defineConfig } from "@playwright/test";
import { browserFlags, FAKE_DEVICES } from "./scripts/support/browser-flags.mjs";
import { programs } from "./scripts/support/provide-program.mjs";

/** Hours of load, scaled down: run by `npm run test:soak`, and left out of every other run. */
const isSoak = process.env.E2E_SOAK === "1";

/** Tests that build something else for minutes: only `npm run test:edge` and `test:update` run them, every night. */
const NIGHTLY = process.env.E2E_NIGHTLY === "1" ? [] : ["edge*.spec.ts", "update.spec.ts"];

/** Browsers other than Chromium, run only by `npm run test:browsers`. */
const BROWSERS = process.env.E2E_BROWSERS === "1" ? [] : ["browsers/*.spec.ts"];

/** Skips tests of a program that this machine lacks. Continuous integration skips none: they fail there. */
function without(program: { isThere: () => boolean }, tests: string): string[] {
  return process.env.CI || program.isThere() ? [] : [tests];
}

const SOAK = /@soak\b/;

/**
 * All tests are in one project, and whatever a worker starts stays up until the run ends. A test runs in a desktop
 * browser unless its title has another device's tag (`e2e/support/devices.ts`). Tests with `@soak` run only in `npm run
 * test:soak`; a small version of each runs everywhere else.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  testIgnore: [
    ...NIGHTLY,
    ...BROWSERS,
    ...without(programs.ffmpeg, "preparation*.spec.ts"),
    ...without(programs.firefox, "firefox.spec.ts"),
    ...without(programs.webkit, "webkit.spec.ts"),
    ...without(programs.nginx, "nginx*.spec.ts"),
    ...without(programs.caddy, "caddy*.spec.ts"),
    ...without(programs.redis, "several-sites.spec.ts"),
  ],
  // Measuring hours of load needs the whole machine. Other tests spend part of their time waiting: for a recording, a
  // form's minimum age, a server that starts.
  workers: isSoak ? 1 : "150%",
  // Some tests start their own site and provider, on machines that are busy with other work.
  timeout: 240_000,
  // A busy machine is slow, which is not a test failure.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on a retry is reported as flaky, with the trace of its second run.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/report.json" }],
    ["./scripts/support/slowest.mjs"],
  ],
  ...(isSoak ? { grep: SOAK } : { grepInvert: SOAK }),
  use: {
    baseURL: process.env.E2E_SITE_URL,
    // A trace's data about each step would count as a page's memory.
    trace: isSoak ? "off" : "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // So would the code that V8 compiles over time.
      args: [...browserFlags(), ...FAKE_DEVICES, ...(isSoak ? ["--js-flags=--jitless"] : [])],
    },
  },
});
