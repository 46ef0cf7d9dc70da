import { normalizeEmail } from "@lampstand/contract/email";
import type { DataFromCollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import type { Member } from "../../payload-types";
import type { NamedSubmissions } from "../submissions/submissions";

const former = z.array(z.object({ email: z.string(), until: z.iso.datetime() })).catch([]);

type Held = z.output<typeof former>[number];

const STILL = "9999-12-31T23:59:59.999Z";

/** Returns a member's former addresses, and until when. They may belong to somebody else since. */
export function formerEmails({ formerEmails: stored }: Pick<Member, "formerEmails">): Held[] {
  return former.parse(stored);
}

/** Finds submissions from an address that is, or was at the time, the member's; oldest first, including the trash. */
export async function submissionsOf<Slug extends NamedSubmissions | "others-consents">(
  payload: Payload,
  collection: Slug,
  member: Member,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const own = [...formerEmails(member), { email: member.email, until: STILL }];
  const others = await formerEmailsOfOthers(payload, member);
  // As typed: matches any case; the check below rules out wildcard matches.
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

/** Returns when the holder of an address at `sentAt` gave it up; of several people, the first counts. */
function endOf(held: readonly Held[], email: string | null, sentAt: string): string | undefined {
  const ends = held.filter((one) => one.email === email && sentAt <= one.until).map(({ until }) => until);
  return ends.toSorted()[0];
}
