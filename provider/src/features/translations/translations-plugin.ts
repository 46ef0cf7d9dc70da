import type { CollectionAfterDeleteHook, CollectionConfig, Payload, PayloadRequest, Plugin } from "payload";

import { isSubject, keyOf, type Subject } from "./original";

/** Payload plugin: erases translations together with what they translate. */
export const translationsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withTranslations),
});

function withTranslations(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  if (!isSubject(slug)) return collection;
  const erase: CollectionAfterDeleteHook = ({ id, req }) =>
    eraseTranslations(req.payload, slug, String(id), req);
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), erase] } };
}

/** Erases the translations of a record in every language, with their earlier versions. */
export async function eraseTranslations(
  payload: Payload,
  subject: Subject,
  id: string,
  req?: PayloadRequest,
): Promise<void> {
  const where = { of: { equals: keyOf(subject, id) } };
  const { errors } = await payload.delete({ collection: "translations", where, depth: 0, trash: true, req });
  if (errors.length > 0) throw new Error(`The translations of ${subject} ${id} could not be erased`);
}
