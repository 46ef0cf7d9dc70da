import type { Payload, PayloadRequest } from "payload";

import { followUpSoon } from "../follow-up/wake";
import { afterCommit } from "../revalidation/after-commit";
import type { Mail } from "./mail";

/** No mail can ever arrive there (RFC 2606). */
const NOWHERE = /\.invalid$/i;

/**
 * Puts a mail where no crash can lose it; it goes out soon, and is tried again for three days where it cannot.
 * @param req The request whose changes it tells of: the mail is queued if they are made.
 */
export async function queueMail(payload: Payload, mail: Mail, req?: PayloadRequest): Promise<void> {
  if (NOWHERE.test(mail.to)) return;
  const data = { mail, attempts: 0, dueAt: new Date().toISOString() };
  await payload.create({ collection: "outgoing-mails", data, ...(req && { req }) });
  if (req) await afterCommit(req, followUpSoon);
  else followUpSoon();
}
