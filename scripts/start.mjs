/** `npm start`: builds what is not built and runs both programs */
import { buildIfStale, providerBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { requireFreePorts } from "./support/ports.mjs";
import { runPrograms } from "./support/programs.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("production");
  await requireFreePorts(settings);
  const env = environmentWithSecrets(settings);
  if (settings.usesEmbeddedProvider) {
    await buildIfStale(providerBuild, environmentOf(env, "provider"), interrupted);
  }
  await buildIfStale(siteBuild, environmentOf(env, "site"), interrupted);
  await runPrograms(settings, env, "start", interrupted);
});
