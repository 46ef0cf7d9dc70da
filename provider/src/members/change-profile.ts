import type { Payload } from "payload";

import { addressChangedMail } from "../codes/code-mails";
import { forgetCodes } from "../codes/forget-codes";
import { invalidCode } from "../codes/redeem-code";
import { isTaken } from "../database/is-taken";
import { brandOf } from "../mail/brand";
import { queueMail } from "../mail/queue-mail";
import type { Member } from "../payload-types";
import { formerEmails } from "./member-addresses";

/**
 * Saves what a member calls themselves, and their address, which must have been shown to be theirs.
 * @throws ContractError 401 when the address belongs to another by now.
 */
export async function changeProfile(
  payload: Payload,
  member: Member,
  wanted: Pick<Member, "firstName" | "lastName" | "email">,
): Promise<Member> {
  const isMoving = wanted.email !== member.email;
  const data = isMoving ? { ...wanted, formerEmails: withFormer(member, wanted.email) } : wanted;
  const changed = await save(payload, member.id, data);
  if (isMoving) {
    await forgetCodes(payload, member);
    await queueMail(payload, addressChangedMail({ to: member.email, brand: await brandOf(payload) }));
  }
  return changed;
}

async function save(payload: Payload, id: string, data: Partial<Member>): Promise<Member> {
  try {
    return await payload.update({ collection: "members", id, data, depth: 0 });
  } catch (error) {
    throw isTaken(error, "email") ? invalidCode() : error;
  }
}

/** An address that they return to is no former one. */
function withFormer(member: Member, next: string) {
  const others = formerEmails(member).filter(({ email }) => email !== next && email !== member.email);
  return [...others, { email: member.email, until: new Date().toISOString() }];
}
