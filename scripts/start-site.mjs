import { runCommand } from "./support/command.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";
import { startSite } from "./support/services.mjs";
import { supervise } from "./support/supervise.mjs";

await runCommand(async (interrupted) => {
  const env = environmentWithSecrets(loadEnvironment("production"));
  await supervise([startSite(env, { interrupted })], interrupted);
});
