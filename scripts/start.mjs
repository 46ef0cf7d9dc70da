import { buildIfStale, providerBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { requireFreePorts } from "./support/free-port.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";
import { runPrograms } from "./support/run-programs.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";

await runCommand(async (interrupted) => {
  const settings = loadEnvironment("production");
  await requireFreePorts(settings);
  const env = environmentWithSecrets(settings);
  if (settings.usesEmbeddedProvider) await buildIfStale(providerBuild, env, interrupted);
  await buildIfStale(siteBuild, env, interrupted);
  await runPrograms(settings, env, "start", interrupted);
});
