import { TAGS } from "@lampstand/contract/tags";
import type { Payload } from "payload";

import { queueRevalidation } from "./features/revalidation/outbox";
import { removeStrayClips } from "./features/stories/clips";
import { migrate } from "./lib/db/migrate";
import { seedIfNew } from "./seed/seed";

/**
 * Once a process, before anything is answered: migrates, seeds a new database, removes what a crash left behind, and
 * has the site revalidate everything, since it may have missed changes.
 */
export async function prepare(payload: Payload): Promise<void> {
  await migrate(payload);
  await seedIfNew(payload);
  await removeStrayClips(payload);
  await queueRevalidation(payload, [TAGS.everything]);
}
