import type { CollectionAfterDeleteHook, CollectionConfig, Plugin } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { wakeWorker } from "../../lib/worker";
import { beginTimeOfProofs } from "../consents/proofs";
import { removeMailsOf } from "../mail/kept-mails";
import { confirmErasing } from "../staff/recent-sign-in";

/** Collections whose records are about the person at their `email`. */
const OF_PERSONS = new Set([
  "members",
  "stories",
  "testimony-consents",
  "others-consents",
  "contact-messages",
  "conversations",
  "volunteer-contacts",
]);

const person = z.object({ email: z.string() });

/**
 * Payload plugin: erasing a record requires a recent sign-in, and also removes its traces elsewhere or starts their
 * retention.
 */
export const erasurePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withErasure),
});

function withErasure(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [], beforeDelete = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  const erase = OF_PERSONS.has(collection.slug) ? [removeTheirMails, eraseSoon] : [eraseSoon];
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...beforeOperation, confirmErasing],
      beforeDelete: [...beforeDelete, beginTimeOfProofs],
      afterDelete: [...afterDelete, ...erase],
    },
  };
}

const removeTheirMails: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { data } = person.safeParse(doc);
  if (data) await removeMailsOf(environment().dataDir, [data.email], req.payload.logger);
};

/** Deferred, because the search index is updated a moment later. */
const eraseSoon: CollectionAfterDeleteHook = async ({ req }) => {
  await wakeWorker("maintenance", req, { hasMoreToCome: true });
};
