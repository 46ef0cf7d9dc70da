import { createLocalReq, type Payload, type Where } from "payload";

import { withoutValues } from "../log/without-values";
import { carryOutDecision } from "./carry-out-decision";

/** How long whoever saved a decision has to carry it out, before it is taken to have been left undone. */
const GRACE_MS = 60_000;

/** Carries out decisions that failed to be carried out when they were saved. */
export async function finishDecisions(payload: Payload): Promise<void> {
  await finishDecisionsBefore(payload, new Date(Date.now() - GRACE_MS));
}

/** As `finishDecisions`, of decisions saved before that moment; at start, whoever saved one has ended. */
export async function finishDecisionsBefore(payload: Payload, moment: Date): Promise<void> {
  const undone: Where[] = ["Pending", "Published", "Declined"].map((status) => {
    const decided: Where = { status: { equals: status } };
    return { and: [decided, { carriedOut: { not_equals: status } }] };
  });
  const { docs } = await payload.find({
    collection: "stories",
    where: { and: [{ or: undone }, { updatedAt: { less_than: moment.toISOString() } }] },
    depth: 0,
    pagination: false,
  });
  for (const story of docs) {
    try {
      await carryOutDecision(await createLocalReq({}, payload), story);
    } catch (error) {
      payload.logger.error({
        err: withoutValues(error),
        msg: `What was decided about story ${story.id} is tried again`,
      });
    }
  }
}
