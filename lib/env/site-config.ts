import "server-only";
import { parseEnvironment, type Environment } from "./environment.mjs";

let parsed: Environment | undefined;

/** The site's settings, parsed once when the server first needs them (at boot, by `instrumentation.ts`). */
export function siteConfig(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
