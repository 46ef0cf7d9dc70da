/**
 * Provides the named programs, such as `ffmpeg nginx`, as far as this machine allows. Continuous integration fails
 * without them, because tests would be skipped.
 */
import { programs, provideProgram } from "./support/provide-program.mjs";

const missing = [];
for (const [name, program] of Object.entries(programs)) {
  if (process.argv.includes(name) && !(await provideProgram(program))) missing.push(program.name);
}
if (process.env.CI && missing.length > 0) {
  console.error(`Some tests would be skipped without ${missing.join(", ")}.`);
  process.exitCode = 1;
}
