/** `npm run dev`: both programs with hot reload */
import { runCommand } from "./support/command.mjs";
import { requireFreePorts } from "./support/ports.mjs";
import { runPrograms } from "./support/programs.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("development");
  await requireFreePorts(settings);
  await runPrograms(settings, environmentWithSecrets(settings), "dev", interrupted);
});
