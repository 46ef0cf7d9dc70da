import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { browserFlags } from "./scripts/support/browser-flags.mjs";

type Project = NonNullable<PlaywrightTestConfig["projects"]>[number];

const onPhone: Project["use"] = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/**
 * Specs run on a phone and on a desktop. A test tagged @phone or @desktop runs there only; one tagged @all runs on a
 * tablet too.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  // Some tests start a site and a provider of their own, on machines that do other work beside.
  timeout: 60_000,
  // A busy machine is slow, which is no failure of what is tested.
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: "list",
  use: {
    baseURL: process.env.E2E_SITE_URL,
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags() },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone\b/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "tablet", grep: /@all\b/, use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    { name: "phone", grepInvert: /@desktop\b/, use: onPhone },
  ],
});
