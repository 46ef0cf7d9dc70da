/** `npm run build:site`, `npm run build:provider` */
import { providerBuild, runBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { loadSettings } from "./support/settings.mjs";

const build = process.argv[2] === providerBuild.name ? providerBuild : siteBuild;

await runCommand((interrupted) => runBuild(build, loadSettings("production").env, interrupted));
