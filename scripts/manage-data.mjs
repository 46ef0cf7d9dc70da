/** `npm run backup`, `npm run restore`, `npm run move-database` */
import { runCommand } from "./support/command.mjs";
import { startManageData } from "./support/manage-data.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const { env } = loadSettings("production");
  const program = await startManageData(process.argv.slice(2), env, { interrupted });
  // The program has already said why.
  if ((await program.ended) !== "exit code 0") process.exit(1);
});
