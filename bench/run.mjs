import path from "node:path";
import getPort from "get-port";
import { buildIfStale, providerBuild, siteBuild } from "../scripts/support/builds.mjs";
import { runCommand } from "../scripts/support/command.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "../scripts/support/programs.mjs";
import { programs, provideProgram } from "../scripts/support/provide-program.mjs";
import { environmentWithSecrets } from "../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../scripts/support/settings.mjs";
import { measureCrowd } from "./measure-crowd.mjs";
import { measureFeel } from "./measure-feel.mjs";
import { measureGrowth } from "./measure-growth.mjs";
import { startCodeCatcher } from "./logins/code-catcher.mjs";
import { measureLogins } from "./measure-logins.mjs";
import { measurePreparation } from "./measure-preparation.mjs";
import { measureRenditions } from "./measure-renditions.mjs";
import { measurePages } from "./measure-pages.mjs";
import { measureScale } from "./measure-scale.mjs";
import { measureSunday } from "./measure-sunday.mjs";
import { measureUpload } from "./measure-upload.mjs";
import { makeTemporaryFolder } from "./temporary-folder.mjs";

const START_TIMEOUT = 60_000;

const ENTRIES = /** @type {const} */ ([
  "pages",
  "crowd",
  "sunday",
  "feel",
  "growth",
  "renditions",
  "preparation",
  "logins",
  "upload",
  "scale",
]);

/**
 * Measures the production build with a freshly seeded provider, and starts and stops both: all measurements, or those
 * that are named, for example `npm run bench -- pages crowd`.
 */
await runCommand(async (interrupted) => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !ENTRIES.some((entry) => entry === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: ${ENTRIES.join(", ")}`);
  const folder = makeTemporaryFolder("lampstand-bench");
  const codes = await startCodeCatcher();
  try {
    await provideProgram(programs.ffmpeg);
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

    const provider = startProvider(env, { interrupted });
    const site = startSite(env, { interrupted });
    try {
      const waiting = AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]);
      await waitForProvider(settings.providerUrl, waiting);
      await waitForSite(settings.siteUrl, waiting);
      const { siteUrl, providerUrl } = settings;
      /** @type {Record<typeof ENTRIES[number], () => Promise<void>>} */
      const entries = {
        pages: () =>
          measurePages({
            siteUrl: siteUrl.replace("localhost", "127.0.0.1"),
            providerUrl,
            folder,
            env,
            interrupted,
          }),
        crowd: () => measureCrowd({ codes, folder, interrupted }),
        sunday: () => measureSunday({ siteUrl, providerUrl, codes, folder, interrupted }),
        feel: () => measureFeel({ siteUrl, providerUrl, env, interrupted }),
        growth: () => measureGrowth({ folder, interrupted }),
        renditions: () => measureRenditions({ env, folder, interrupted }),
        preparation: () => measurePreparation({ providerUrl, env, folder, interrupted }),
        logins: () => measureLogins({ providerUrl, token: env.API_TOKEN, codes }),
        upload: () =>
          measureUpload({
            site: { url: siteUrl, pid: site.pid },
            provider: { url: providerUrl, pid: provider.pid },
            token: env.API_TOKEN,
            folder,
          }),
        scale: () => measureScale({ codes, folder, interrupted }),
      };
      for (const name of ENTRIES) {
        if (named.length === 0 || named.includes(name)) await entries[name]();
      }
    } finally {
      await Promise.all([site.stop(), provider.stop()]);
    }
  } finally {
    await codes.stop();
  }
});
