import pLimit from "p-limit";
import { APIError, type Payload, ValidationError } from "payload";
import { z } from "zod";

import { oneByOne } from "../../lib/db/one-by-one";
import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { withoutValues } from "../../lib/log";
import { SCHEDULED_COLLECTIONS, type ScheduledCollection, SCHEDULES } from "./schedules";

/** The author of the change in the history. */
const ACTOR = "The schedule";

const scheduled = z.looseObject({
  id: z.string(),
  slug: z.string().nullish(),
  publishAt: z.string().nullish(),
  unpublishAt: z.string().nullish(),
  scheduleProblem: z.string().nullish(),
});

type Time = "publishAt" | "unpublishAt";

type Step = { collection: ScheduledCollection; time: Time; data: Record<string, string> };

/** Publishes first: if both times passed while no provider ran, the record ends up off the site. */
const STEPS: Step[] = SCHEDULED_COLLECTIONS.flatMap((collection): Step[] => {
  const schedule = SCHEDULES[collection];
  const publish: Step = { collection, time: "publishAt", data: schedule.publish };
  return "takeDown" in schedule
    ? [publish, { collection, time: "unpublishAt", data: schedule.takeDown }]
    : [publish];
});

/**
 * Publishes and unpublishes what is due. The same save clears the time, so each happens once, even after a crash or a
 * night without a provider. If publishing fails, it is noted for staff and tried again.
 * @returns When there is more to do.
 */
export function carryOutSchedule(payload: Payload): Promise<Date | undefined> {
  return oneAtATime(() => carryOutSteps(payload));
}

/** SQLite has no transactions here; within the one process that uses it, this never runs twice at once. */
const oneAtATime = pLimit(1);

async function carryOutSteps(payload: Payload): Promise<Date | undefined> {
  // One moment for all steps; otherwise a record could be unpublished before it is published.
  const now = new Date().toISOString();
  for (const step of STEPS) {
    for await (const id of oneByOne(await idsOf(payload, step, { less_than_equal: now }))) {
      await carryOut(payload, step, { id, now });
    }
  }
  return nextTime(payload, now);
}

async function carryOut(
  payload: Payload,
  step: Step,
  { id, now }: { id: string; now: string },
): Promise<void> {
  try {
    await inTransaction(payload, { actor: ACTOR }, async (req) => {
      const { collection, time, data } = step;
      const found = scheduled.parse(await payload.findByID({ collection, id, draft: true, depth: 0, req }));
      // Locks the row against others doing the same until the commit.
      const where = { id: { equals: id } };
      await updateIf(payload, { collection, where, data: { slug: found.slug }, req });
      const due = scheduled.parse(await payload.findByID({ collection, id, draft: true, depth: 0, req }));
      const at = due[time];
      if (!at || at > now) return;
      await payload.update({
        collection,
        id,
        data: { ...data, [time]: null, scheduleProblem: null },
        depth: 0,
        req,
      });
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) {
      payload.logger.error({
        err: withoutValues(error),
        msg: `${step.collection} ${id} couldn't be published or unpublished on time and will be tried again`,
      });
    } else await noteProblem(payload, step.collection, id, problem);
  }
}

/** Returns why staff's own rules refused it, in their words; `undefined` for an unexpected error. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message;
  return error instanceof APIError ? error.message : undefined;
}

async function noteProblem(
  payload: Payload,
  collection: ScheduledCollection,
  id: string,
  scheduleProblem: string,
): Promise<void> {
  const options = { collection, id, draft: true, depth: 0 } as const;
  const found = await payload.findByID({ ...options, disableErrors: true });
  if (!found || found.scheduleProblem === scheduleProblem) return;
  if (collection === "blogs") await payload.update({ ...options, collection, data: { scheduleProblem } });
  else await updateIf(payload, { collection, where: { id: { equals: id } }, data: { scheduleProblem } });
}

async function idsOf(
  payload: Payload,
  { collection, time }: Step,
  condition: { less_than_equal: string } | { greater_than: string },
  limit = 0,
): Promise<string[]> {
  const { docs } = await payload.find({
    collection,
    where: { [time]: condition },
    sort: time,
    draft: true,
    depth: 0,
    limit,
    pagination: false,
  });
  return docs.map(({ id }) => id);
}

async function nextTime(payload: Payload, now: string): Promise<Date | undefined> {
  const times: string[] = [];
  for (const step of STEPS) {
    const { collection, time } = step;
    for (const id of await idsOf(payload, step, { greater_than: now }, 1)) {
      const next = scheduled.parse(await payload.findByID({ collection, id, draft: true, depth: 0 }))[time];
      if (next) times.push(next);
    }
  }
  const [first] = times.toSorted();
  return first ? new Date(first) : undefined;
}
