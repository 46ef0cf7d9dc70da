import type { Payload } from "payload";

import { mail } from "../mail/mail";
import type { Member } from "../payload-types";
import { normaliseEmail } from "./email-address";
import { memberWith } from "./find-member";
import { formerEmails } from "./member-addresses";

/** Removes mails to a member that wait or were given up. Those to a former address that is another's now stay. */
export async function forgetMails(payload: Payload, member: Member): Promise<void> {
  const own = new Set<string | null>([member.email]);
  for (const { email } of formerEmails(member)) {
    if (!(await memberWith(payload, email))) own.add(email);
  }
  const { docs } = await payload.find({ collection: "outgoing-mails", depth: 0, pagination: false });
  const ids = docs
    .filter((queued) => own.has(normaliseEmail(mail.parse(queued.mail).to)))
    .map(({ id }) => id);
  if (ids.length > 0)
    await payload.db.deleteMany({ collection: "outgoing-mails", where: { id: { in: ids } } });
}
