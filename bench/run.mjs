import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import { buildIfStale, providerBuild, siteBuild } from "../scripts/support/builds.mjs";
import { runCommand } from "../scripts/support/command.mjs";
import { provideFfmpeg } from "../scripts/support/find-ffmpeg.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "../scripts/support/programs.mjs";
import { environmentWithSecrets } from "../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../scripts/support/settings.mjs";
import { copySite } from "../scripts/support/site-copy.mjs";
import { measureFeed } from "./measure-feed.mjs";
import { startCodeCatcher } from "./logins/code-catcher.mjs";
import { measureLogins } from "./measure-logins.mjs";
import { measurePreparation } from "./measure-preparation.mjs";
import { measureRenditions } from "./measure-renditions.mjs";
import { measurePages } from "./measure-pages.mjs";
import { measureUpload } from "./measure-upload.mjs";

const START_TIMEOUT = 60_000;

/** Measures the production build on a freshly seeded provider, both started and stopped here. */
await runCommand(async (interrupted) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-bench-"));
  const codes = await startCodeCatcher();
  try {
    await provideFfmpeg();
    const [PORT, PROVIDER_PORT] = [String(await getPort()), String(await getPort())];
    const settings = settingsFrom(
      {
        ...environmentWithoutSettings(),
        PORT,
        PROVIDER_PORT,
        DATA_DIR: path.join(folder, "data"),
        UPLOAD_DIR: path.join(folder, "uploads"),
        SMTP_URL: codes.url,
        FFMPEG_PATH: process.env.FFMPEG_PATH,
      },
      "production",
    );
    const env = environmentWithSecrets(settings);
    await buildIfStale(providerBuild, env, interrupted);
    await buildIfStale(siteBuild, env, interrupted);

    const dir = copySite(path.join(folder, "site"));
    const provider = startProvider(env, { interrupted });
    const site = startSite(env, { interrupted, dir });
    try {
      const waiting = AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]);
      await waitForProvider(settings.providerUrl, waiting);
      await waitForSite(settings.siteUrl, waiting);
      await measurePages(settings.siteUrl, interrupted);
      await measureFeed(settings.siteUrl, interrupted);
      await measureRenditions({ env, folder, interrupted });
      await measurePreparation({ providerUrl: settings.providerUrl, env, folder, interrupted });
      await measureLogins({ providerUrl: settings.providerUrl, token: env.API_TOKEN, codes });
      await measureUpload({
        site: { url: settings.siteUrl, pid: site.pid },
        provider: { url: settings.providerUrl, pid: provider.pid },
        token: env.API_TOKEN,
        folder,
      });
    } finally {
      await Promise.all([site.stop(), provider.stop()]);
    }
  } finally {
    await codes.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
