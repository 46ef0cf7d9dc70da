/**
 * `npm run audit`: fails if a shipped package has a known flaw of high or critical severity. Passes if the registry
 * can't say.
 */
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
  // GitHub shows a warning beside the run. Nobody would open a run that passed.
  console.log(isUnknown && process.env.GITHUB_ACTIONS ? `::warning::${sentence}` : sentence);
});
