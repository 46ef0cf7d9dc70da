import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The absolute path of the `provider/` folder, whether the process was started in it or in the repository's root.
 * Compiled code cannot tell it from its own place: that is inside the build.
 */
export function providerRoot(): string {
  const here = process.cwd();
  const candidates = [here, path.join(here, "provider")];
  return candidates.find((folder) => existsSync(path.join(folder, "src", "payload.config.ts"))) ?? here;
}

/** The absolute path of the repository, which holds the site and `provider/`. */
export function repositoryRoot(): string {
  return path.dirname(providerRoot());
}
