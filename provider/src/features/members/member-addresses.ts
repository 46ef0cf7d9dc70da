import { normalizeEmail } from "@lampstand/contract/email";
import type { DataFromCollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import type { Member } from "../../payload-types";
import type { NamedSubmissions } from "../submissions/submissions";

const former = z.array(z.object({ email: z.string(), until: z.iso.datetime() })).catch([]);

/** An address, and until when it was somebody's. */
type Held = z.output<typeof former>[number];

/** Later than every moment. */
const STILL = "9999-12-31T23:59:59.999Z";

/** The addresses that a member had before, and until when. Since then they may be somebody else's. */
export function formerEmails({ formerEmails: stored }: Pick<Member, "formerEmails">): Held[] {
  return former.parse(stored);
}

/**
 * What somebody sent, or was asked, at the address that a member has, or at one that was theirs then; the oldest first, also from
 * the trash.
 */
export async function submissionsOf<Slug extends NamedSubmissions | "others-consents">(
  payload: Payload,
  collection: Slug,
  member: Member,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const own = [...formerEmails(member), { email: member.email, until: STILL }];
  const others = await formerEmailsOfOthers(payload, member);
  // As it was typed: any case will do, and what fits by a wildcard is looked at again below.
  const alike: Where[] = own.map(({ email }) => ({ email: { like: email } }));
  const docs = await findAll(
    payload,
    collection,
    { or: alike },
    { sort: "createdAt", trash: true, showHiddenFields: true },
  );
  return docs.filter(({ email: typed, createdAt }) => {
    const email = normalizeEmail(typed);
    const until = endOf(own, email, createdAt);
    return until !== undefined && until <= (endOf(others, email, createdAt) ?? STILL);
  });
}

async function formerEmailsOfOthers(payload: Payload, { id }: Member): Promise<Held[]> {
  const docs = await findAll(
    payload,
    "members",
    { and: [{ id: { not_equals: id } }, { formerEmails: { exists: true } }] },
    { showHiddenFields: true },
  );
  return docs.flatMap((other) => formerEmails(other));
}

/** When somebody's time with an address ended in which something was sent: of several people, it was the first's. */
function endOf(held: readonly Held[], email: string | null, sentAt: string): string | undefined {
  const ends = held.filter((one) => one.email === email && sentAt <= one.until).map(({ until }) => until);
  return ends.toSorted()[0];
}
