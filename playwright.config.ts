import { defineConfig } from "@playwright/test";
import { browserFlags } from "./scripts/support/browser-flags.mjs";
import { programs } from "./scripts/support/provide-program.mjs";

/** A camera that shows a test picture and a microphone that beeps; nobody is asked. */
const FAKE_DEVICES = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Hours of load in small: run by `npm run test:soak`, and left out of every other run. */
const isSoak = process.env.E2E_SOAK === "1";

/** What builds something else for minutes first: `npm run test:edge` and `npm run test:update` alone run it, every night. */
const NIGHTLY = process.env.E2E_NIGHTLY === "1" ? [] : ["edge.spec.ts", "update.spec.ts"];

/** Other browsers than Chromium: `npm run test:browsers` alone runs them. */
const BROWSERS = process.env.E2E_BROWSERS === "1" ? [] : ["browsers/*.spec.ts"];

/** Tests of a program that this machine lacks. Continuous integration leaves none out: they fail there. */
function without(program: { isThere: () => boolean }, tests: string): string[] {
  return process.env.CI || program.isThere() ? [] : [tests];
}

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
    ...NIGHTLY,
    ...BROWSERS,
    ...without(programs.ffmpeg, "preparation*.spec.ts"),
    ...without(programs.firefox, "firefox.spec.ts"),
    ...without(programs.webkit, "webkit.spec.ts"),
    ...without(programs.nginx, "nginx*.spec.ts"),
    ...without(programs.caddy, "caddy*.spec.ts"),
    ...without(programs.redis, "several-sites.spec.ts"),
  ],
  // What is measured by hours of load has the machine to itself. Other tests wait for a part of their time: for a recording, a
  // form that may be sent, a server that starts.
  workers: isSoak ? 1 : "150%",
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
