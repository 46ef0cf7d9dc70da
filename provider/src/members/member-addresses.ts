import type { Payload } from "payload";
import { z } from "zod";

import type { DataFromCollectionSlug, Where } from "payload";

import type { Member } from "../payload-types";
import type { SubmissionCollection } from "../submissions/once";
import { normaliseEmail } from "./email-address";

const former = z.array(z.object({ email: z.string(), until: z.iso.datetime() })).catch([]);

/** The addresses that a member had before, and until when. Since then they may be somebody else's. */
export function formerEmails({ formerEmails: stored }: Member): z.output<typeof former> {
  return former.parse(stored);
}

/** What somebody sent from the address that a member has, or from one that was theirs then; the oldest first. */
export async function sentBy<Slug extends SubmissionCollection>(
  payload: Payload,
  collection: Slug,
  member: Member,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const addresses = [{ email: member.email, until: "" }, ...formerEmails(member)];
  // As it was typed: any case will do, and what fits by a wildcard is looked at again below.
  const alike: Where[] = addresses.map(({ email }) => ({ email: { like: email } }));
  const { docs } = await payload.find({
    collection,
    where: { or: alike },
    sort: "createdAt",
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  });
  return docs.filter(({ email: typed, createdAt }) =>
    addresses.some(({ email, until }) => normaliseEmail(typed) === email && (!until || createdAt <= until)),
  );
}
