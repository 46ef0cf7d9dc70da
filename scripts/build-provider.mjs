import { runBuild, providerBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";

await runCommand((interrupted) => runBuild(providerBuild, loadEnvironment("production").env, interrupted));
