/** Provides the programs that are named, such as `ffmpeg nginx`, as far as this machine allows. */
import { programs, provideProgram } from "./support/provide-program.mjs";

for (const [name, program] of Object.entries(programs)) {
  if (process.argv.includes(name)) await provideProgram(program);
}
