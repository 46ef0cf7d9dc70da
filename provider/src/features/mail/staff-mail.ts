import type { CollectionSlug, Payload } from "payload";

import { environment } from "../../lib/environment";
import type { Mail } from "./mail";

type News = {
  collection: CollectionSlug;
  /** Where it is about one record. */
  id?: string;
  subject: string;
  /** What happened, in a sentence. */
  intro: string;
  /** What the visitor wrote. */
  words?: string;
  /** The visitor's address, so that staff can simply answer the mail; `null`: an answer reaches nobody. */
  replyTo?: string | null;
};

/** Where staff want to be told of what comes in; nowhere, if the settings name no address. */
export async function staffAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  return announceTo || email || undefined;
}

/** Where an answer to any other mail goes, since nobody reads what the provider sends from; nowhere, as above. */
export async function churchAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  return email || announceTo || undefined;
}

/** The mail that tells staff of a record, or of a list of them, with the way to it; none without an address. */
export function staffMails(staff: string | undefined, news: News): Mail[] {
  if (!staff) return [];
  const { collection, id, subject, intro, words, replyTo } = news;
  const link = `${environment().adminUrl}/admin/collections/${[collection, id].filter(Boolean).join("/")}`;
  return [
    {
      to: staff,
      replyTo,
      subject,
      body: [intro, ...(words ? [{ quote: words }] : []), { label: "Open it in the admin", link }],
    },
  ];
}
