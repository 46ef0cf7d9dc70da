import type { Payload, PayloadRequest } from "payload";

import { environment } from "../environment";
import { afterCommit } from "./after-commit";
import { createNotifier, type Notifier } from "./notifier";

const SILENT: Notifier = { add: () => undefined };

const notifiers = new WeakMap<Payload, Notifier>();

/** Tells the site that what carries these tags has changed, once the request's changes are there to be read. */
export async function tellSiteAfter(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (req.context.isSeeding) return;
  await afterCommit(req, () => tellSite(req.payload, tags));
}

/** Tells the site that what carries these tags has changed. */
export function tellSite(payload: Payload, tags: readonly string[]): void {
  notifierOf(payload).add(tags);
}

function notifierOf(payload: Payload): Notifier {
  const known = notifiers.get(payload);
  if (known) return known;
  const created = notifierFor(payload);
  notifiers.set(payload, created);
  return created;
}

function notifierFor(payload: Payload): Notifier {
  const { revalidateSecret, siteUrl } = environment();
  if (!revalidateSecret) {
    payload.logger.warn(
      "REVALIDATE_SECRET is not set: the site is not told of changes and shows them by and by",
    );
    return SILENT;
  }
  return createNotifier({
    url: `${siteUrl}/api/revalidate`,
    secret: revalidateSecret,
    fetch: (input, init) => fetch(input, init),
    log: {
      info: (message) => payload.logger.info(message),
      warn: (message) => payload.logger.warn(message),
    },
  });
}
