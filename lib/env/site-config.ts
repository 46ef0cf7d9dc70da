import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { parseEnvironment, type Environment } from "./environment.mjs";

let parsed: Environment | undefined;

/** The site's settings, parsed once when the server first needs them (at boot, by `instrumentation.ts`). */
export function siteConfig(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** Whether the site is being built: the provider is not known, and what is rendered is never served. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
