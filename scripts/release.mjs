/** `npm run release`: packs both built programs into a file that needs only Node */
import { statSync } from "node:fs";
import path from "node:path";
import { buildIfStale, providerBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { siteDir } from "./support/paths.mjs";
import { makeRelease } from "./support/release.mjs";
import { environmentOf } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

const MEBIBYTE = 1024 * 1024;

await runCommand(async (interrupted) => {
  const { env } = loadSettings("production");
  await buildIfStale(providerBuild, environmentOf(env, "provider"), interrupted);
  await buildIfStale(siteBuild, environmentOf(env, "site"), interrupted);
  const file = await makeRelease(siteDir);
  console.log(`${path.relative(siteDir, file)}, ${Math.round(statSync(file).size / MEBIBYTE)} MiB`);
});
