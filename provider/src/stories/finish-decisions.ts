import { createLocalReq, type Payload, type Where } from "payload";

import { carryOutDecision } from "./carry-out-decision";

/** How long whoever saved a decision has to carry it out, before it is taken to have been left undone. */
const GRACE_MS = 60_000;

/** Carries out decisions that were saved and, because the process ended or something failed, not carried out. */
export async function finishDecisions(payload: Payload, now = new Date()): Promise<void> {
  const undone: Where[] = ["Pending", "Published", "Declined"].map((status) => {
    const decided: Where = { status: { equals: status } };
    return { and: [decided, { carriedOut: { not_equals: status } }] };
  });
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  const { docs } = await payload.find({
    collection: "stories",
    where: { and: [{ or: undone }, { updatedAt: { less_than: before } }] },
    depth: 0,
    pagination: false,
  });
  for (const story of docs) await carryOutDecision(await createLocalReq({}, payload), story);
}
