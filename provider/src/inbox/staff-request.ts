import { Forbidden, type CollectionSlug, type PayloadRequest } from "payload";

import { inboxNamed } from "./inbox-collections";

/**
 * Who asks for what in an inbox.
 * @throws Forbidden when it is not staff, or no inbox.
 */
export function staffRequest({ payload, routeParams, user }: PayloadRequest): {
  collection: CollectionSlug;
  id: string;
  staff: string;
} {
  const collection = inboxNamed(payload, routeParams?.collection);
  if (!user || !collection) throw new Forbidden();
  return { collection, id: String(routeParams?.id), staff: user.email };
}
