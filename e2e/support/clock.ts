import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { siteDir } from "../../scripts/support/paths.mjs";
import { runFolder } from "./run-folder";

/** A running clock for servers under test, which tests can move ahead. */
export interface Clock {
  /** The variables that make servers follow it. */
  readonly variables: Record<string, string>;
  readonly pass: (minutes: number) => void;
}

export function createClock(): Clock {
  const file = path.join(mkdtempSync(path.join(runFolder(), "clock-")), "offset");
  writeFileSync(file, "0");
  const preload = pathToFileURL(path.join(siteDir, "e2e/support/moved-clock.mjs")).href;
  return {
    variables: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file },
    pass: (minutes) => {
      writeFileSync(file, String(Number(readFileSync(file, "utf8")) + minutes * 60_000));
    },
  };
}
