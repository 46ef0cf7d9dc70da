import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { isUniqueViolation } from "../../lib/errors";

const KEY = "lampstand:clip-worker";

/** How often a worker reports that it is running. */
export const STATE_MS = 20_000;

/** A worker silent for longer counts as gone. */
const SILENCE_MS = 90_000;

const state = z.object({
  at: z.coerce.date(),
  advice: z.string().nullable(),
  isFailing: z.boolean().default(false),
});

const TELL = "Please tell the person who looks after the server.";

const NONE_WORKS = `Videos aren’t being prepared because the program that does it isn’t running. New videos wait until it is. ${TELL}`;

/**
 * Notes that a worker is running.
 * @param advice What keeps it from preparing videos well, in a sentence for staff; `null` if nothing does.
 * @param isFailing Whether another of its tasks is failing.
 */
export async function noteWorker(payload: Payload, advice: string | null, isFailing = false): Promise<void> {
  try {
    await payload.kv.set(KEY, { at: new Date().toISOString(), advice, isFailing });
  } catch (error) {
    // Another worker that started at the same moment has just noted it first.
    if (!isUniqueViolation(error, "key")) throw error;
  }
}

/** Tells staff what keeps videos from being prepared; `undefined` if nothing does or preparation is off. */
export async function preparationNotice(payload: Payload, now = new Date()): Promise<string | undefined> {
  if (environment().prepareAtOnce === 0) return undefined;
  const noted = await readState(payload);
  if (isSilent(noted, now)) return NONE_WORKS;
  return noted?.advice ? `${noted.advice} ${TELL}` : undefined;
}

/** Returns whether videos should be prepared but no worker has reported lately. */
export async function isWorkerMissing(payload: Payload, now = new Date()): Promise<boolean> {
  return environment().prepareAtOnce > 0 && isSilent(await readState(payload), now);
}

/** Returns whether a worker has lately reported that another of its tasks is failing. */
export async function workerIsFailing(payload: Payload, now = new Date()): Promise<boolean> {
  const noted = await readState(payload);
  return !isSilent(noted, now) && noted?.isFailing === true;
}

/** Returns when a worker last reported; `undefined` if none ever has. */
export async function workerSeenAt(payload: Payload): Promise<Date | undefined> {
  return (await readState(payload))?.at;
}

type State = z.output<typeof state>;

async function readState(payload: Payload): Promise<State | undefined> {
  return state.safeParse(await payload.kv.get(KEY)).data;
}

function isSilent(noted: State | undefined, now: Date): boolean {
  return !noted || now.getTime() - noted.at.getTime() > SILENCE_MS;
}
