import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { fileStore } from "../../lib/files/file-store";
import type { FileStore } from "../../lib/files/stored-files";
import { withTemporaryFile } from "../../lib/files/temporary-files";
import { OperatorError } from "../../lib/operator-error";

/** Where the database keeps by what name it is known to the store. */
export const OWNER_KEY = "lampstand:files-of";
const owner = z.object({ id: z.string() });

/** What is said of a bucket that another database has claimed. */
function ofAnotherSite(bucket: string): OperatorError {
  return new OperatorError(
    `The bucket ${bucket} contains the files of another site, or of the site this one was restored from. Give this site its own bucket. ` +
      "If it permanently replaces that site, first remove everything under uploads/site/ in the bucket.",
  );
}

/**
 * Before files are put back into a store: a trial restore would bring back what the real site has deleted since.
 * @throws OperatorError where the store has the files of a site.
 */
export async function refuseOwnedFiles(store: FileStore, bucket: string): Promise<void> {
  if ((await store.list("site")).length > 0) throw ofAnotherSite(bucket);
}

/**
 * Notes where files are kept whose they are. Files that no record names are removed, and to the database of a trial site, or
 * to a new one, the files of the real one would be such: a backup does not hold by what name its database is known here.
 * @returns Since when they are this database's, in milliseconds since 1970; `undefined` where a disk has another's.
 * @throws OperatorError where an S3 store has the files of another database.
 */
export async function recordFilesOwner(payload: Payload): Promise<number | undefined> {
  const { s3 } = environment();
  const store = await fileStore();
  const notes = await store.list("site");
  const own = owner.safeParse(await payload.kv.get(OWNER_KEY)).data?.id;
  const ownNote = notes.find(({ filename }) => filename === own);
  if (ownNote) return ownNote.mtimeMs;
  if (notes.length > 0) {
    if (!s3) return undefined;
    throw ofAnotherSite(s3.bucket);
  }
  const id = own ?? randomUUID();
  if (!own) await payload.kv.set(OWNER_KEY, { id });
  await withTemporaryFile(async (note) => {
    await writeFile(note, "The database that these files belong to\n");
    await store.put({ folder: "site", filename: id }, note);
  });
  return Date.now();
}
