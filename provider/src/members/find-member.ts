import type { Payload } from "payload";
import { z } from "zod";

import { ContractError } from "../contract/answer";
import type { Member } from "../payload-types";

const memberId = z.uuid();

/** The member with this address, if there is one. */
export async function memberWith(payload: Payload, email: string): Promise<Member | undefined> {
  const { docs } = await payload.find({
    collection: "members",
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  });
  return docs[0];
}

/**
 * The member of that id.
 * @throws ContractError 404 when there is none (specification section 8).
 */
export async function memberOf(payload: Payload, id: string): Promise<Member> {
  // PostgreSQL fails at an id that is none.
  const isId = memberId.safeParse(id).success;
  const member = isId
    ? await payload.findByID({
        collection: "members",
        id,
        depth: 0,
        disableErrors: true,
        showHiddenFields: true,
      })
    : null;
  if (!member) throw new ContractError(404, "User not found.");
  return member;
}

/** A member as the contract has it. */
export function memberData({ id, firstName, lastName, email }: Member) {
  return { _id: id, firstName, lastName, local: { email } };
}
