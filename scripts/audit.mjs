/** `npm run audit`: fails where something shipped has a known flaw of high or critical severity; passes when nobody can tell. */
import { execa } from "execa";
import { auditSentence } from "./support/audit-report.mjs";
import { runCommand } from "./support/command.mjs";
import { siteDir } from "./support/paths.mjs";

/** How long the registry may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

await runCommand(async () => {
  const { stdout, timedOut } = await execa("npm", ["audit", "--omit=dev", "--json"], {
    cwd: siteDir,
    reject: false,
    timeout: TIMEOUT_MS,
  });
  const { isUnknown, sentence } = auditSentence(stdout, timedOut);
  // GitHub shows it beside the run, which nobody would open since it has passed.
  console.log(isUnknown && process.env.GITHUB_ACTIONS ? `::warning::${sentence}` : sentence);
});
