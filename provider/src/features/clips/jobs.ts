import { randomUUID } from "node:crypto";

import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { isUniqueViolation } from "../../lib/errors";
import { hasEnded, ownName } from "../../lib/files/temporary-files";
import { findAll } from "../../lib/find-all";
import { claim, isFree, LEASE_MS, release, renew } from "../../lib/lease";
import { CLIP_SECONDS_MAX, longestOf } from "../preparation/rendition-plan";

const collection = "clip-jobs";

/** How long to wait after the first failure, and after the second; the third one is the last. */
export const RETRY_AFTER_MS = [5_000, 30_000];

/** How often a clip may be begun: one that takes its worker down each time is not begun for ever. */
export const MOST_CLAIMS = 20;

/** How many that are due are looked at. */
const LOOKED_AT = 100;

/** For how many times its own length a clip lets shorter ones go first that came later. */
const PATIENCE = 10;

/** For how long a clip is prepared, in milliseconds, before it is put off for a shorter one, and for how long that has waited. */
const PUT_OFF_AFTER_MS = 60_000;
const WAITED_MS = 10_000;

/** A clip to be prepared, and whose it is. */
const job = z.object({
  id: z.string(),
  clip: z.string(),
  attempts: z.number(),
  claims: z.number(),
  claimedBy: z.string().nullish(),
});

const dueJob = job.extend({ dueAt: z.string() });

type DueJob = z.output<typeof dueJob> & {
  /** How long it lets others go first, in milliseconds. */
  patience: number;
};

export type Job = z.output<typeof job> & { claimedBy: string };

/**
 * Has a clip prepared from the beginning, also when one is at it: whoever that is notices that it is no longer theirs.
 * The clip's own record must say `waiting`, so that a crash between the two writes is put right by `queueForgotten`.
 */
export async function queueJob(
  payload: Payload,
  clip: string,
  req?: PayloadRequest,
  now = new Date(),
): Promise<void> {
  const data = notBegun(now);
  if (await updateIf(payload, { collection, where: { clip: { equals: clip } }, data, req })) return;
  await queueNewJob(payload, clip, req, now);
}

/**
 * Queues a clip, unless it is queued or somebody is at it.
 * @returns Whether it did.
 */
export async function queueNewJob(
  payload: Payload,
  clip: string,
  req?: PayloadRequest,
  now = new Date(),
): Promise<boolean> {
  try {
    await payload.db.create({ collection, data: { clip, ...notBegun(now) }, req });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error, "clip")) throw error;
    return false;
  }
}

function notBegun(now: Date) {
  return { attempts: 0, claims: 0, claimedBy: null, leaseUntil: null, dueAt: now.toISOString() };
}

/** Forgets a clip's job; whoever is at it notices. */
export async function removeJob(payload: Payload, clip: string, req?: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({ collection, where: { clip: { equals: clip } }, req });
}

/**
 * Makes a clip that is due this process's, for `LEASE_MS`. Of several who ask, one gets it. Short clips go first: each is due
 * ten times its length later, so that a long one waits for hours at most.
 */
export async function claimJob(payload: Payload, now = new Date()): Promise<Job | undefined> {
  for (const found of await dueJobs(payload, now)) {
    const claimedBy = `${ownName()}/${randomUUID()}`;
    const where = { and: [{ id: { equals: found.id } }, isDueAt(now)] };
    const claims = found.claims + 1;
    if (await claim(payload, { collection, where, data: { claimedBy, claims } }, now)) {
      return { ...found, claimedBy, claims };
    }
  }
  return undefined;
}

/**
 * Whether a job is to be put off for a shorter one that waits: once it has taken ten times as long as the other one lasts, and a
 * minute at least; each further time, twice as long. So it is done one day, and loses no more than it takes then.
 * @param ms For how long it has been worked on.
 * @returns For how long to put it off, in milliseconds.
 */
export async function timeToPutOff(
  payload: Payload,
  { claims }: Job,
  ms: number,
  now = new Date(),
): Promise<number | undefined> {
  const share = ms / 2 ** (claims - 1);
  if (share < PUT_OFF_AFTER_MS) return undefined;
  const waiting = await dueJobs(payload, new Date(now.getTime() - WAITED_MS));
  return waiting.find(({ patience }) => patience <= share)?.patience;
}

/** Puts a job off that was begun: that counts. */
export async function putOffJob(payload: Payload, mine: Job, ms: number, now = new Date()): Promise<void> {
  await release(payload, { ...heldJob(mine), data: { claimedBy: null, dueAt: after(now, ms) } });
}

function isDueAt(now: Date): Where {
  return { dueAt: { less_than_equal: now.toISOString() } };
}

/** The jobs that are due and that nobody is at, in their turn. */
async function dueJobs(payload: Payload, now: Date): Promise<DueJob[]> {
  const jobs = await findAll(
    payload,
    collection,
    { and: [isDueAt(now), isFree(now)] },
    { sort: "dueAt", limit: LOOKED_AT },
  );
  const found = jobs.map((doc) => dueJob.parse(doc));
  const { docs } = await payload.find({
    collection: "clips",
    where: { id: { in: found.map(({ clip }) => clip) } },
    select: { duration: true, isFromVisitor: true },
    depth: 0,
    pagination: false,
    trash: true,
  });
  // A browser's own recording does not say how long it is.
  const lengthOf = async (clip: (typeof docs)[number]) => clip.duration ?? (await longestOf(payload, clip));
  const lengths = new Map(
    await Promise.all(docs.map(async (clip) => [clip.id, await lengthOf(clip)] as const)),
  );
  const turnOf = ({ dueAt, patience }: DueJob) => Date.parse(dueAt) + patience;
  return found
    .map((each) => ({ ...each, patience: (lengths.get(each.clip) ?? CLIP_SECONDS_MAX) * 1000 * PATIENCE }))
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** Keeps a job for `LEASE_MS` more; `false` when it is another's by now, or its clip was replaced or deleted. */
export function renewJob(payload: Payload, mine: Job, now = new Date()): Promise<boolean> {
  return renew(payload, heldJob(mine), now);
}

/** Has a job done again after a failure, later each time; `false` after the last one, or when it is another's. */
export function retryJob(payload: Payload, mine: Job, now = new Date()): Promise<boolean> {
  const delay = RETRY_AFTER_MS[mine.attempts];
  if (delay === undefined) return Promise.resolve(false);
  const data = { attempts: mine.attempts + 1, claimedBy: null, dueAt: after(now, delay) };
  return release(payload, { ...heldJob(mine), data });
}

/** Has a job done again in a minute, as if it had not been begun: what it needs is away, however long that takes. */
export async function postponeJob(payload: Payload, mine: Job, now = new Date()): Promise<void> {
  const data = { claims: mine.claims - 1, claimedBy: null, dueAt: after(now, LEASE_MS) };
  await release(payload, { ...heldJob(mine), data });
}

/** Gives a job back that this process cannot do now, as if it had not been begun. */
export async function releaseJob(payload: Payload, mine: Job): Promise<void> {
  const data = { claims: mine.claims - 1, claimedBy: null };
  await release(payload, { ...heldJob(mine), data });
}

/** Notes that a job is done. */
export async function finishJob(payload: Payload, mine: Job): Promise<void> {
  await payload.db.deleteMany(heldJob(mine));
}

/** At start: gives back what a process of this machine had begun that has ended, without waiting for its lease. */
export async function releaseJobsOfEnded(payload: Payload, now = new Date()): Promise<void> {
  for (const inWork of await jobsInWork(payload, now)) {
    const [owner = ""] = inWork.claimedBy.split("/");
    if (!hasEnded(owner)) continue;
    await release(payload, { ...heldJob(inWork), data: { claimedBy: null } });
  }
}

/** The jobs that somebody is at. */
export async function jobsInWork(payload: Payload, now = new Date()): Promise<Job[]> {
  const where: Where = { leaseUntil: { greater_than_equal: now.toISOString() } };
  const docs = await findAll(payload, collection, where);
  return docs.map((doc) => {
    const found = job.parse(doc);
    return { ...found, claimedBy: found.claimedBy ?? "" };
  });
}

/** The clips that have a job, of those named. */
export async function clipsWithJob(payload: Payload, clips: string[]): Promise<Set<string>> {
  const where: Where = { clip: { in: clips } };
  const docs = await findAll(payload, collection, where);
  return new Set(docs.map((doc) => job.parse(doc).clip));
}

/** A job as this process's own, until another takes it over or its clip is replaced or deleted. */
export function heldJob({ id, claimedBy }: Job): { collection: typeof collection; where: Where } {
  return { collection, where: { and: [{ id: { equals: id } }, { claimedBy: { equals: claimedBy } }] } };
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
