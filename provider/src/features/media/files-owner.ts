import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { fileStore } from "../../lib/files/file-store";
import type { FileStore } from "../../lib/files/stored-files";
import { withTemporaryFile } from "../../lib/files/temporary-files";
import { OperatorError } from "../../lib/operator-error";

/** The key under which the database keeps its name in the file store. */
export const OWNER_KEY = "lampstand:files-of";
const owner = z.object({ id: z.string() });

function ofAnotherSite(bucket: string): OperatorError {
  return new OperatorError(
    `The bucket ${bucket} contains the files of another site, or of the site this one was restored from. Give this site its own bucket. ` +
      "If it permanently replaces that site, first remove everything under uploads/site/ in the bucket.",
  );
}

/**
 * Refuses to restore files into a store in use: a trial restore would bring back what the real site has deleted since.
 * @throws OperatorError when the store holds a site's files.
 */
export async function refuseOwnedFiles(store: FileStore, bucket: string): Promise<void> {
  if ((await store.list("site")).length > 0) throw ofAnotherSite(bucket);
}

/**
 * Claims the file store for this database. Files without a record are removed, so a trial or new database must not
 * share a store with the real one. Backups leave this name out.
 * @returns When this database claimed the store, in milliseconds since 1970; `undefined` when the disk belongs to
 * another database.
 * @throws OperatorError when an S3 store belongs to another database.
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
