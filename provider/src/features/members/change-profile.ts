import type { Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import type { Member } from "../../payload-types";
import { addressChangedMail } from "../codes/code-mails";
import { deleteCodes, invalidCode } from "../codes/codes";
import { brandOf } from "../mail/deliver";
import { queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { formerEmails } from "./member-addresses";
import { requireMember, findMemberByEmail } from "./members";

type Profile = Pick<Member, "firstName" | "lastName" | "email">;

/**
 * Saves a member's names, and their address once they have proved it is theirs. Changing only names never touches the
 * address.
 * @throws ContractError 401 when the new address now belongs to another, or the member has changed theirs elsewhere;
 * 404 when they are gone.
 */
export async function changeProfile(
  payload: Payload,
  member: Member,
  { email, ...names }: Profile,
): Promise<Member> {
  if (email === member.email) await saveNames(payload, member, names);
  else await move(payload, member, { email, ...names });
  return requireMember(payload, member.id);
}

async function saveNames(payload: Payload, { id }: Member, names: Omit<Profile, "email">): Promise<void> {
  await updateIf(payload, {
    collection: "members",
    where: { id: { equals: id } },
    data: { ...names, updatedAt: new Date().toISOString() },
  });
}

async function move(payload: Payload, member: Member, wanted: Profile): Promise<void> {
  const now = new Date().toISOString();
  const former = [...formerEmails(member), { email: member.email, until: now }];
  const isMoved = await orTaken(payload, wanted.email, () =>
    updateIf(payload, {
      collection: "members",
      where: { and: [{ id: { equals: member.id } }, { email: { equals: member.email } }] },
      data: { ...wanted, formerEmails: former, updatedAt: now },
    }),
  );
  if (!isMoved) throw invalidCode();
  await deleteCodes(payload, member);
  await queueMail(
    payload,
    addressChangedMail({ ...(await recipientFor(payload, member)), brand: await brandOf(payload) }),
  );
}

/** Databases report a duplicate address in different ways. */
async function orTaken(payload: Payload, email: string, save: () => Promise<boolean>): Promise<boolean> {
  try {
    return await save();
  } catch (error) {
    throw (await findMemberByEmail(payload, email)) ? invalidCode() : error;
  }
}
