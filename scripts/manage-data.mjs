/** `npm run backup`, `npm run restore`, `npm run move-database` */
import { existsSync } from "node:fs";
import { runCommand } from "./support/command.mjs";
import { manageDataFile, payloadNodeOption, providerDir } from "./support/paths.mjs";
import { startNode } from "./support/processes.mjs";
import { environmentOf, secretsIn } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

const [command = "", ...args] = process.argv.slice(2);

await runCommand(async (interrupted) => {
  // Makes no secrets: a restored site has its own.
  const { env } = loadSettings("production");
  if (!existsSync(manageDataFile)) {
    // A release contains the bundle and can't make one.
    const { bundleProvider } = await import("./support/bundle-provider.mjs");
    await bundleProvider();
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  const known = ["--from", from, `--outside-secrets=${secretsIn(env).join(",")}`];
  const program = startNode({
    name: command,
    args: [payloadNodeOption, manageDataFile, command, ...known, ...args],
    cwd: providerDir,
    env: environmentOf(env, "worker"),
    interrupted,
  });
  // The program has already said why.
  if ((await program.ended) !== "exit code 0") process.exit(1);
});
