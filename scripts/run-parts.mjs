/** `node scripts/run-parts.mjs check test:e2e`: runs npm scripts in sequence and prints how long each took. */
import { execa } from "execa";
import { runCommand } from "./support/command.mjs";
import { siteDir } from "./support/paths.mjs";

await runCommand(async (interrupted) => {
  /** @type {Record<string, string>[]} */
  const times = [];
  for (const part of process.argv.slice(2)) {
    const start = performance.now();
    const { failed, isCanceled } = await execa("npm", ["run", "--silent", part], {
      cwd: siteDir,
      stdio: "inherit",
      reject: false,
      cancelSignal: interrupted,
    });
    if (isCanceled) return;
    const minutes = (performance.now() - start) / 60_000;
    times.push({ part, minutes: minutes.toFixed(1), outcome: failed ? "failed" : "passed" });
    if (failed) break;
  }
  console.table(times);
  if (times.some(({ outcome }) => outcome === "failed")) throw new Error("The tests have failed.");
});
