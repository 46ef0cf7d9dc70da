import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { browserFlags } from "./scripts/support/browser-flags.mjs";
import { isEdgeBuilt } from "./scripts/support/edge.mjs";
import { programs } from "./scripts/support/provide-program.mjs";

type Project = NonNullable<PlaywrightTestConfig["projects"]>[number];

const DESKTOP: Project["use"] = { viewport: { width: 1280, height: 800 } };

const TABLET: Project["use"] = { viewport: { width: 768, height: 1024 }, hasTouch: true };

const PHONE: Project["use"] = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/** What a trace keeps of each step would count as a page's memory, and so would what V8 compiles as time goes by. */
const MEASURED: Project["use"] = {
  ...DESKTOP,
  trace: "off",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserFlags(), "--js-flags=--jitless"],
  },
};

/** Hours of load in small: run by `npm run test:soak`, and left out of every other run. */
const isSoak = process.env.E2E_SOAK === "1";

/**
 * Each test runs once, in a desktop browser, unless a tag in its title says otherwise:
 *
 * - `@site`: requests alone, no page
 * - `@all`: desktop, tablet and phone, for what is laid out differently (axe, horizontal scroll)
 * - `@both`: desktop and phone, for what a mouse and a finger do differently
 * - `@phone`: phone alone
 * - `@soak`: `npm run test:soak` alone; a small version of the same test runs everywhere else
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
  use: {
    baseURL: process.env.E2E_SITE_URL,
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags() },
  },
  projects: isSoak
    ? [{ name: "soak", grep: /@soak\b/, use: MEASURED }]
    : [
        { name: "site", grep: /@site\b/, grepInvert: /@soak\b/ },
        { name: "desktop", grepInvert: /@(site|phone|soak)\b/, use: DESKTOP },
        { name: "tablet", grep: /@all\b/, use: TABLET },
        { name: "phone", grep: /@(all|both|phone)\b/, use: PHONE },
      ],
});
