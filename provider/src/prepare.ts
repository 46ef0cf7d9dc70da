import { access, readFile } from "node:fs/promises";

import { TAGS } from "@lampstand/contract/tags";
import type { Payload } from "payload";

import {
  carryOutRemovals,
  describeFailed,
  describeReplayed,
  forgetRestored,
  isRestored,
} from "./features/backup/finish-restore";
import { recordFilesOwner } from "./features/media/files-owner";
import { forgetPurges } from "./features/purges/outbox";
import { forgetOtherSites, queueRevalidation } from "./features/revalidation/outbox";
import { openIndex } from "./features/search/open-index";
import { noteSecret } from "./features/staff/changed-secret";
import { releaseFirstAccount } from "./features/staff/first-account";
import { removeOrphanedClips } from "./features/stories/store-story";
import { settleVisibility } from "./features/visibility/recalculate";
import { sqliteFile } from "./lib/db/adapter";
import { eraseRemains, overwriteDeleted } from "./lib/db/erase";
import { migrate } from "./lib/db/migrations";
import { endSilentConnections } from "./lib/db/silent-connections";
import { withStartLock } from "./lib/db/start-lock";
import { countValues } from "./lib/db/statistics";
import { holdsRows } from "./lib/db/tables";
import { isPostgres } from "./lib/db/transactions";
import { environment } from "./lib/environment";
import { isStoreFailure } from "./lib/files/stored-files";
import { withoutValues } from "./lib/log";
import { OperatorError } from "./lib/operator-error";
import { copyResources } from "./seed/resources";
import { seedIfNew } from "./seed/seed";

/**
 * Migrates the database, and fills a new one. Runs once per process, before any answer.
 * @throws OperatorError when the database can't be used as it is.
 */
export async function prepare(payload: Payload): Promise<void> {
  await refuseToForgetSqlite(payload);
  await prepareDatabase(payload);
  await noteSecret(payload);
  endSilentConnections(payload.db);
}

/**
 * Migrates, creates the search index's tables, seeds a new database and removes what a crash left behind. Then every
 * site revalidates everything, since it may have missed changes.
 */
export async function prepareDatabase(payload: Payload): Promise<void> {
  await withStartLock(payload.db, environment().dataDir, async () => {
    await overwriteDeleted(payload);
    await migrate(payload);
    await openIndex(payload).prepare();
    await eraseRemains(payload);
    await countValues(payload);
    await prepareStore(payload);
    await seedIfNew(payload);
    await finishRestoring(payload);
  });
  await settleVisibility(payload, { isRestored: await isRestored(), build: await readBuild() });
  await removeOrphanedClips(payload);
  await releaseFirstAccount(payload);
  await forgetOtherSites(payload);
  await forgetPurges(payload);
  const gone = (await isRestored()) ? [TAGS.everything] : [];
  await queueRevalidation(payload, { tags: [TAGS.everything], gone });
  await forgetRestored();
}

/** Returns the provider's build; `undefined` in development or without Next. */
function readBuild(): Promise<string | undefined> {
  return readFile(".next/BUILD_ID", "utf8").catch(() => undefined);
}

/** Finishes a restore that stopped before it had removed everything in its journal. */
async function finishRestoring(payload: Payload): Promise<void> {
  const replayed = await carryOutRemovals(payload);
  if (!replayed) return;
  for (const line of describeReplayed(replayed)) payload.logger.info(line);
  if (replayed.failed.length > 0) payload.logger.error(describeFailed(replayed));
}

const FILES_OF_ANOTHER =
  "DATA_DIR/uploads contains the files of another database, so files that this one no longer needs stay there. " +
  "If this one permanently replaces that one, remove everything in DATA_DIR/uploads/site.";

/** Doesn't wait for a file store that is down: everything else can be read meanwhile. */
async function prepareStore(payload: Payload): Promise<void> {
  try {
    if ((await recordFilesOwner(payload)) === undefined) payload.logger.warn(FILES_OF_ANOTHER);
    await copyResources();
  } catch (error) {
    if (!isStoreFailure(error) || error.reason === "refused") throw error;
    payload.logger.error({
      err: withoutValues(error),
      msg: "Pictures and videos cannot be shown right now",
    });
  }
}

/**
 * With an empty PostgreSQL database, the site would show the example content, and anyone could create its first
 * account.
 */
async function refuseToForgetSqlite({ db }: Payload): Promise<void> {
  const file = sqliteFile(environment().dataDir);
  if (!isPostgres(db) || !(await exists(file)) || (await holdsRows(db))) return;
  throw new OperatorError(
    `DATABASE_URL names an empty database, and this site's is in ${file}: ` +
      'move it with "npm run move-database", or take that file away to begin with the example content.',
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
