import type { Payload } from "payload";

import { migrate } from "./database/migrate";
import { EVERYTHING } from "./revalidation/tags";
import { tellSite } from "./revalidation/tell-site";
import { seedIfNew } from "./seed/seed";

/** Once a process, before anything is answered: tables, first content, and word to the site that may have missed changes. */
export async function prepare(payload: Payload): Promise<void> {
  await migrate(payload);
  await seedIfNew(payload);
  tellSite(payload, [EVERYTHING]);
}
