import type { Payload, PayloadRequest } from "payload";

import { subjectKey } from "./code-hashes";

type Owner = { id: string; email: string };

/** Removes every code by which somebody could still act for a member. */
export async function forgetCodes(
  payload: Payload,
  { id, email }: Owner,
  req?: PayloadRequest,
): Promise<void> {
  const keys = (["login", "signup"] as const).map((purpose) => subjectKey({ purpose, email }));
  await payload.db.deleteMany({
    collection: "one-time-codes",
    where: { or: [{ key: { in: keys } }, { member: { equals: id } }] },
    req,
  });
}
