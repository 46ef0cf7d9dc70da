/** `npm run audit`: fails where something shipped has a known flaw of high or critical severity; passes when nobody can tell. */
import { execa } from "execa";
import { findingsIn } from "./support/audit-report.mjs";
import { runCommand } from "./support/command.mjs";
import { siteDir } from "./support/paths.mjs";

/** How long the registry may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

void runCommand(async () => {
  const { stdout } = await execa("npm", ["audit", "--omit=dev", "--json"], {
    cwd: siteDir,
    reject: false,
    timeout: TIMEOUT_MS,
  });
  const findings = findingsIn(stdout);
  if (findings === null) console.warn("The registry gave no audit report: known flaws were not looked for.");
  else if (findings.length > 0) throw new Error(`Known flaws in what is shipped: ${findings.join(" | ")}`);
  else console.log("Nothing shipped has a known flaw of high or critical severity.");
});
