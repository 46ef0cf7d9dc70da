import { setMaxListeners } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { programs, provideProgram } from "../scripts/support/provide-program.mjs";
import { checkTogether } from "./scale/check-together.mjs";
import { killUnderLoad } from "./scale/kill-under-load.mjs";
import { startMachines } from "./scale/machines.mjs";
import { measureRates } from "./scale/measure-rates.mjs";

/** The programs that this machine must have. */
const NEEDED = [programs.nginx, programs.redis, programs.postgres, programs.ffmpeg, programs.wrk];

/**
 * Runs two sites, two providers and two workers behind nginx, on PostgreSQL, Redis and S3. Prints whether changes at
 * one take effect at the other, how many requests per second one and two of each serve, each part's cost, and what
 * visitors experience while each is killed and restarted.
 *
 * @param {object} options
 * @param {import("./logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 * @throws {Error} when something was lost, or had no effect at the other
 */
export async function measureScale({ codes, folder: parent, interrupted }) {
  for (const program of NEEDED) {
    if (await provideProgram(program)) continue;
    console.log(`Several machines are not measured: that needs ${program.name}.`);
    return;
  }
  // Each program waits for it.
  setMaxListeners(0, interrupted);
  const folder = path.join(parent, "scale");
  mkdirSync(folder);
  const machines = await startMachines({ folder, smtpUrl: codes.url, interrupted });
  try {
    const missed = await checkTogether({ machines, codes, folder, interrupted });
    await measureRates({ machines, folder, interrupted });
    missed.push(...(await killUnderLoad({ machines, codes, folder, interrupted })));
    if (missed.length > 0) throw new Error(`This did not hold: ${missed.join("; ")}`);
  } finally {
    await machines.stop();
  }
}
