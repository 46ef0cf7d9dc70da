import { runCommand } from "./support/command.mjs";
import { requireFreePorts } from "./support/free-port.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";
import { runPrograms } from "./support/run-programs.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";

await runCommand(async (interrupted) => {
  const settings = loadEnvironment("development");
  await requireFreePorts(settings);
  await runPrograms(settings, environmentWithSecrets(settings), "dev", interrupted);
});
