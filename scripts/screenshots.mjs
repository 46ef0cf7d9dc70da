/**
 * `npm run screenshots`: pictures of a secretary's first hour and weekly round on a new machine, then of every admin
 * screen for review
 *
 * `npm run screenshots -- languages`: a contact sheet of the site's screens in each language, or only in those named
 * after it
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { timeLimit } from "@lampstand/runtime/time-limit";
import getPort from "get-port";
import { chromium } from "playwright";
import { format } from "prettier";
import { SMTPServer } from "smtp-server";
import { overviewOf, shoot } from "./screenshots/desk.mjs";
import { shootEveryScreen } from "./screenshots/every-screen.mjs";
import { firstHour } from "./screenshots/first-hour.mjs";
import { shootLanguages } from "./screenshots/languages.mjs";
import { weeklyRound } from "./screenshots/weekly-round.mjs";
import { browserFlags, FAKE_DEVICES } from "./support/browser-flags.mjs";
import { buildIfStale, providerBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { findBrowser } from "./support/find-browser.mjs";
import { siteDir } from "./support/paths.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "./support/programs.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "./support/settings.mjs";

const [part, ...chosen] = process.argv.slice(2);
const isOfLanguages = part === "languages";

const FOLDER = path.join(siteDir, "docs/screenshots");

/** Not committed: only people who change the admin look at these. */
const EVERY_SCREEN = path.join(siteDir, ".cache/screenshots");

const PARTS = [
  { title: "The first hour", steps: firstHour },
  { title: "The weekly round", steps: weeklyRound },
];

const START_TIMEOUT_MS = 120_000;
const STEP_TIMEOUT_MS = 30_000;

await runCommand(async (interrupted) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-screenshots-"));
  const dataDir = path.join(folder, "data");
  const mails = await startMailServer();
  try {
    const settings = settingsFrom(
      {
        ...environmentWithoutSettings(),
        PORT: String(await getPort()),
        PROVIDER_PORT: String(await getPort()),
        DATA_DIR: dataDir,
        UPLOAD_DIR: path.join(folder, "uploads"),
        // Without a mail server, mails stay in the outbox.
        ...(!isOfLanguages && { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
        // Without a worker: clips appear as uploaded.
        PREPARE_AT_ONCE: "0",
      },
      "production",
    );
    const env = environmentWithSecrets(settings);
    await buildIfStale(providerBuild, env, interrupted);
    await buildIfStale(siteBuild, env, interrupted);
    const provider = startProvider(env, { interrupted });
    const site = startSite(env, { interrupted });
    try {
      const waiting = timeLimit(START_TIMEOUT_MS, interrupted);
      await waitForProvider(settings.providerUrl, waiting);
      await waitForSite(settings.siteUrl, waiting);
      await takePictures({
        siteUrl: settings.siteUrl,
        adminUrl: settings.adminUrl,
        providerUrl: settings.providerUrl,
        setupKey: env.SETUP_KEY ?? "",
        token: env.API_TOKEN ?? "",
        outbox: path.join(dataDir, "outbox"),
      });
    } finally {
      await Promise.all([site.stop(), provider.stop()]);
    }
  } finally {
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {import("./screenshots/languages.mjs").Addresses} addresses */
async function takePictures(addresses) {
  const args = [...browserFlags(), ...FAKE_DEVICES];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    if (isOfLanguages) {
      await shootLanguages(browser, addresses, chosen);
      return;
    }
    const page = await browser.newPage({ reducedMotion: "reduce" });
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    for (const picture of readdirSync(FOLDER).filter((name) => name.endsWith(".webp")))
      rmSync(path.join(FOLDER, picture));
    for (const step of PARTS.flatMap(({ steps }) => steps)) {
      console.log(step.caption);
      await step.act({ page, ...addresses });
      await shoot(page, FOLDER, step);
    }
    const overview = await format(overviewOf(PARTS), { parser: "markdown" });
    writeFileSync(path.join(FOLDER, "README.md"), overview);
    await shootEveryScreen({ page, ...addresses }, EVERY_SCREEN);
  } finally {
    await browser.close();
  }
}

/** Starts a mail server on this machine that accepts everything and keeps nothing. */
async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  const port = await getPort();
  await new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve(undefined))) };
}
