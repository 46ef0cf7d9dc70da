import { runCommand } from "./support/command.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";
import { siteDir } from "./support/paths.mjs";
import { runProcess } from "./support/processes.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";

await runCommand((interrupted) =>
  runProcess({
    name: "Resetting the seed",
    command: "npm",
    args: ["run", "--silent", "seed:reset", "--workspace", "provider"],
    cwd: siteDir,
    env: environmentWithSecrets(loadEnvironment("production")),
    interrupted,
  }),
);
