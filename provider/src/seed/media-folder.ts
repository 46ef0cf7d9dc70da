import path from "node:path";

import { providerRoot } from "../provider-root";

/** Where the seed's files are. They are read from there when the provider runs, not built into it. */
export function seedMedia(file: string): string {
  return path.join(providerRoot(), "src", "seed", "media", file);
}
