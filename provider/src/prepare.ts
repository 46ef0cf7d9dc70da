import { TAGS } from "@lampstand/contract/tags";
import type { Payload } from "payload";

import { queueRevalidation } from "./features/revalidation/outbox";
import { openIndex } from "./features/search/open-index";
import { releaseFirstAccount } from "./features/staff/first-account";
import { removeStrayClips } from "./features/stories/clips";
import { eraseRemains, overwriteDeleted } from "./lib/db/erase";
import { migrate } from "./lib/db/migrate";
import { seedIfNew } from "./seed/seed";

/**
 * Once a process, before anything is answered: migrates, makes the search index's tables, seeds a new database, removes what a crash left behind, and
 * has the site revalidate everything, since it may have missed changes.
 */
export async function prepare(payload: Payload): Promise<void> {
  await overwriteDeleted(payload);
  await migrate(payload);
  await openIndex(payload).prepare();
  await eraseRemains(payload);
  await seedIfNew(payload);
  await removeStrayClips(payload);
  await releaseFirstAccount(payload);
  await queueRevalidation(payload, [TAGS.everything]);
}
