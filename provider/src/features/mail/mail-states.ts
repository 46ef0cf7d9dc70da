import type { Payload } from "payload";

import { environment } from "../../lib/environment";
import { findAll } from "../../lib/find-all";
import type { QueuedMail } from "./outbox";

/**
 * `sending`: not tried yet, or for the first time now. `waiting`: has failed, and is tried again. `failed`: not tried any
 * more. `kept`: a file, for lack of a mail server, which nobody gets.
 */
type MailState = "sent" | "sending" | "waiting" | "failed" | "kept";

/** Returns a function that says what has become of these emails by now. */
export async function mailStates(
  payload: Payload,
  mails: QueuedMail[],
): Promise<(mail: QueuedMail) => MailState> {
  const queued = await findAll(payload, "outgoing-mails", { id: { in: mails.map(({ id }) => id) } });
  return ({ id, isKept }) => {
    if (isKept) return "kept";
    const row = queued.find((each) => each.id === id);
    if (!row) return "sent";
    if (!row.dueAt) return "failed";
    return row.problem ? "waiting" : "sending";
  };
}

/**
 * Says what happens to an email that staff have just asked for.
 * @param done What else was done, in a sentence.
 */
export function queuedNotice(done = ""): { message: string; isUnsent: boolean } {
  const isUnsent = !environment().smtpUrl;
  const sending = isUnsent
    ? "No mail server is set up, so nobody gets this email. Please tell whoever looks after the site."
    : "We’re sending the email.";
  return { message: `${done} ${sending}`.trim(), isUnsent };
}
