import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { parseEnvironment, type Environment } from "./environment.mjs";

let parsed: Environment | undefined;

export function siteConfig(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** During a build the provider is unknown, and rendered pages are never served. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
