/** `npm run build:site`, `npm run build:provider` */
import { providerBuild, runBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { environmentOf } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

const build = process.argv[2] === providerBuild.name ? providerBuild : siteBuild;

await runCommand((interrupted) => {
  const env = environmentOf(loadSettings("production").env, build === providerBuild ? "provider" : "site");
  return runBuild(build, env, interrupted);
});
