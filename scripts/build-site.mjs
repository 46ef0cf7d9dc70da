import { runBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";

await runCommand((interrupted) => runBuild(siteBuild, loadEnvironment("production").env, interrupted));
