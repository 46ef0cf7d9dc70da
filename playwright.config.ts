import { defineConfig } from "@playwright/test";
import { browserFlags } from "./scripts/support/browser-flags.mjs";
import { isEdgeBuilt } from "./scripts/support/edge.mjs";
import { programs } from "./scripts/support/provide-program.mjs";

/** A camera that shows a test picture and a microphone that beeps; nobody is asked. */
const FAKE_DEVICES = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Hours of load in small: run by `npm run test:soak`, and left out of every other run. */
const isSoak = process.env.E2E_SOAK === "1";

const SOAK = /@soak\b/;

/**
 * All tests are in one project, and what a worker starts is there until the run ends. A test runs in a desktop browser unless
 * its title bears the tag of another device (`e2e/support/devices.ts`). With `@soak` it is run by `npm run test:soak` alone; a
 * small version of the same test runs everywhere else.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  testIgnore: [
    ...(programs.ffmpeg.isThere() ? [] : ["preparation*.spec.ts"]),
    ...(programs.nginx.isThere() ? [] : ["nginx*.spec.ts"]),
    ...(programs.caddy.isThere() ? [] : ["caddy*.spec.ts"]),
    ...(isEdgeBuilt() ? [] : ["edge.spec.ts"]),
    ...(programs.redis.isThere() ? [] : ["several-sites.spec.ts"]),
  ],
  // What is measured by hours of load has the machine to itself.
  workers: isSoak ? 1 : "100%",
  // Some tests start a site and a provider of their own, on machines that do other work beside.
  timeout: 120_000,
  // A busy machine is slow, which is no failure of what is tested.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when it is repeated is reported as flaky, with the trace of its second run.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/report.json" }],
    ["./scripts/support/slowest.mjs"],
  ],
  ...(isSoak ? { grep: SOAK } : { grepInvert: SOAK }),
  use: {
    baseURL: process.env.E2E_SITE_URL,
    // What a trace keeps of each step would count as a page's memory.
    trace: isSoak ? "off" : "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // And so would what V8 compiles as time goes by.
      args: [...browserFlags(), ...FAKE_DEVICES, ...(isSoak ? ["--js-flags=--jitless"] : [])],
    },
  },
});
