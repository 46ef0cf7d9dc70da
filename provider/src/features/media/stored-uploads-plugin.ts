import { devNull } from "node:os";
import { writeFile } from "node:fs/promises";

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type Plugin,
  type UploadConfig,
} from "payload";
import { z } from "zod";

import { certainlyRead, fileResponse } from "../../lib/files/file-response";
import { fileStore, removeAfterCommit, removeOrLeave } from "../../lib/files/file-store";
import { type UploadFolder, uploadNamed } from "../../lib/files/file-types";
import { isFull } from "../../lib/files/disk-full";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withTemporaryFile } from "../../lib/files/temporary-files";
import { sendContentLength } from "../../lib/http/node-server";
import { withoutValues } from "../../lib/log";
import { sentence } from "../../messages/sentences";

/**
 * Payload plugin: stores staff uploads in the file store, on disk or in a bucket. It stores the new file, then the
 * record, and removes the old file after the commit; Payload would remove the old one first.
 */
export const storedUploadsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { slug, upload } = collection;
    const isUploaded = (slug === "images" || slug === "clips") && typeof upload === "object";
    return isUploaded ? withStore(slug, upload, collection) : collection;
  }),
});

function withStore(
  folder: UploadFolder,
  upload: UploadConfig,
  collection: CollectionConfig,
): CollectionConfig {
  const { hooks = {} } = collection;
  const {
    beforeOperation = [],
    beforeChange = [],
    afterChange = [],
    afterDelete = [],
    afterError = [],
  } = hooks;
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      // Payload would still remove files from a real folder.
      staticDir: devNull,
      handlers: [serveTo(folder)],
      // Otherwise a request could name a stored file instead of sending one.
      requiresClientUploadReceipt: true,
    },
    hooks: {
      ...hooks,
      beforeOperation: [...beforeOperation, refuseEdits],
      beforeChange: [...beforeChange, storeFiles(folder)],
      afterChange: [...afterChange, removeReplaced(folder)],
      afterDelete: [...afterDelete, removeDeleted(folder)],
      afterError: [...afterError, removeRefused(folder)],
    },
  };
}

/** Ignores edits to a stored file, which the admin does not offer: the edited file would keep its name. */
const refuseEdits: CollectionBeforeOperationHook = ({ req }) => {
  delete req.query.uploadEdits;
};

const stored = z.object({
  filename: z.string().nullish(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
});

function filesOf(record: unknown): string[] {
  const { filename, sizes } = stored.catch({}).parse(record);
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.filter((name) => typeof name === "string");
}

const NO_ROOM = "We don’t have room to store this right now. Please try again later.";

/** Files that this request has stored but no record names yet. */
const STORED = "storedFiles";
const storedNames = z.array(z.string()).catch([]);

/** Stores the file first, so a record never names a missing file. */
function storeFiles(folder: UploadFolder): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    if (!req.file) return data;
    const { filename, sizes } = stored.parse(data);
    if (!filename) return data;
    const contents = new Map<string, string | Buffer>([[filename, req.file.tempFilePath ?? req.file.data]]);
    for (const [size, content] of Object.entries(req.payloadUploadSizes ?? {})) {
      const name = sizes?.[size]?.filename;
      if (name) contents.set(name, content);
    }
    req.context[STORED] = [...contents.keys()];
    try {
      for (const [name, content] of contents) await storeFile(folder, name, content);
    } catch (error) {
      throw toAdminError(req, error);
    }
    return data;
  };
}

/** @param content The path of a file that Payload removes, or the bytes to write. */
async function storeFile(folder: UploadFolder, filename: string, content: string | Buffer): Promise<void> {
  const store = await fileStore();
  if (typeof content === "string") return store.put({ folder, filename }, content);
  return withTemporaryFile(async (file) => {
    await writeFile(file, content);
    await store.put({ folder, filename }, file);
  });
}

/** Returns a message for staff when a file could not be stored or read; other errors unchanged. */
export function toAdminError({ payload }: PayloadRequest, error: unknown): unknown {
  if (!isStoreFailure(error) && !isFull(error)) return error;
  payload.logger.error({
    err: withoutValues(error),
    msg: "A file that staff uploaded couldn't be stored or read",
  });
  if (isFull(error)) return new APIError(NO_ROOM, 507, {}, true);
  return new APIError(sentence("service.filesUnavailable").message, 503, {}, true);
}

function removeReplaced(folder: UploadFolder): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }: Parameters<CollectionAfterChangeHook>[0]) => {
    if (req.file && operation === "update") {
      const now = filesOf(doc);
      const before = filesOf(previousDoc).filter((name) => !now.includes(name));
      await removeAfterCommit(req, () => removeFiles(folder, before));
    }
    return doc as unknown;
  };
}

function removeDeleted(folder: UploadFolder): CollectionAfterDeleteHook {
  return ({ doc, req }) => removeAfterCommit(req, () => removeFiles(folder, filesOf(doc)));
}

/** Removes files stored for a refused record, unless a record has them: not every database can roll back. */
function removeRefused(folder: UploadFolder): CollectionAfterErrorHook {
  return async ({ req }) => {
    const names = storedNames.parse(req.context[STORED]);
    if (names.length === 0) return;
    const where = { filename: { in: names } };
    const { totalDocs } = await req.payload.count({ collection: folder, where, trash: true });
    if (totalDocs === 0) await removeOrLeave(req.payload, () => removeFiles(folder, names));
  };
}

async function removeFiles(folder: UploadFolder, filenames: string[]): Promise<void> {
  const store = await fileStore();
  for (const filename of filenames) await store.remove({ folder, filename });
}

/** Serves files at the admin's own addresses, to anyone who may read their records. */
function serveTo(folder: UploadFolder): NonNullable<UploadConfig["handlers"]>[number] {
  return async (req, { params: { filename } }) => {
    const name = uploadNamed(folder, filename);
    const request = new Request(req.url ?? "http://localhost/", { method: "GET", headers: req.headers });
    try {
      const file = name && (await (await fileStore()).find(name, certainlyRead(request)));
      if (!name || !file)
        return Response.json({ errors: [{ message: "There’s no such file." }] }, { status: 404 });
      const { contentType } = name;
      const response = fileResponse(request, { file, contentType, cacheControl: "private, no-store" });
      sendContentLength(response);
      return response;
    } catch (error) {
      throw toAdminError(req, error);
    }
  };
}
