import { TAGS } from "@lampstand/contract/tags";
import type { Payload } from "payload";

import { migrate } from "./database/migrate";
import { tellSite } from "./revalidation/tell-site";
import { seedIfNew } from "./seed/seed";
import { removeStrayClips } from "./stories/remove-stray-clips";

/**
 * Once a process, before anything is answered: tables, first content, an end to what a crash left behind, and word to
 * the site that may have missed changes.
 */
export async function prepare(payload: Payload): Promise<void> {
  await migrate(payload);
  await seedIfNew(payload);
  await removeStrayClips(payload);
  tellSite(payload, [TAGS.everything]);
}
