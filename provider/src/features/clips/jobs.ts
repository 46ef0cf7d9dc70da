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

/** Delays after the first and the second failure. The third is final. */
export const RETRY_AFTER_MS = [5_000, 30_000];

/** How often a job may be claimed, in case its clip takes down the worker each time. */
export const MOST_CLAIMS = 20;

const LOOKED_AT = 100;

/** A clip lets later, shorter ones go first for this many times its own length. */
const PATIENCE = 10;

/** How long a clip is worked on before it is put off, and how long a shorter one must have waited, in milliseconds. */
const PUT_OFF_AFTER_MS = 60_000;
const WAITED_MS = 10_000;

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

/** Restarts a clip's preparation, even in progress. Needs a `waiting` record, for `queueForgotten` after a crash. */
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
 * Queues a clip unless it already has a job.
 * @returns Whether it was queued.
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

/** Removes a clip's job. A process working on it notices. */
export async function removeJob(payload: Payload, clip: string, req?: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({ collection, where: { clip: { equals: clip } }, req });
}

/** Claims a due job for `LEASE_MS`. Shorter clips go first: a clip's turn is ten times its length after it is due. */
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
 * Decides whether to put a job off for a shorter one that waits: after ten times the other's length and at least a
 * minute. Both double each time, so every job gets done.
 * @param ms How long it has been worked on.
 * @returns How long to put it off, in milliseconds.
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

/** Puts off a job that was begun. The attempt counts as a claim. */
export async function putOffJob(payload: Payload, mine: Job, ms: number, now = new Date()): Promise<void> {
  await release(payload, { ...heldJob(mine), data: { claimedBy: null, dueAt: after(now, ms) } });
}

function isDueAt(now: Date): Where {
  return { dueAt: { less_than_equal: now.toISOString() } };
}

/** Returns the due, unclaimed jobs in their order. */
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
  // A recording made in a browser doesn't state its length.
  const lengthOf = async (clip: (typeof docs)[number]) => clip.duration ?? (await longestOf(payload, clip));
  const lengths = new Map(
    await Promise.all(docs.map(async (clip) => [clip.id, await lengthOf(clip)] as const)),
  );
  const turnOf = ({ dueAt, patience }: DueJob) => Date.parse(dueAt) + patience;
  return found
    .map((each) => ({ ...each, patience: (lengths.get(each.clip) ?? CLIP_SECONDS_MAX) * 1000 * PATIENCE }))
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** Extends a job's lease by `LEASE_MS`; `false` if the job was taken over or its clip replaced or deleted. */
export function renewJob(payload: Payload, mine: Job, now = new Date()): Promise<boolean> {
  return renew(payload, heldJob(mine), now);
}

/** Retries a failed job, later each time; `false` after the last time, or if another process has it. */
export function retryJob(payload: Payload, mine: Job, now = new Date()): Promise<boolean> {
  const delay = RETRY_AFTER_MS[mine.attempts];
  if (delay === undefined) return Promise.resolve(false);
  const data = { attempts: mine.attempts + 1, claimedBy: null, dueAt: after(now, delay) };
  return release(payload, { ...heldJob(mine), data });
}

/** Postpones a job by a minute without counting the claim, while something that it needs is unavailable. */
export async function postponeJob(payload: Payload, mine: Job, now = new Date()): Promise<void> {
  const data = { claims: mine.claims - 1, claimedBy: null, dueAt: after(now, LEASE_MS) };
  await release(payload, { ...heldJob(mine), data });
}

/** Gives back a job that this process can't do now, without counting the claim. */
export async function releaseJob(payload: Payload, mine: Job): Promise<void> {
  const data = { claims: mine.claims - 1, claimedBy: null };
  await release(payload, { ...heldJob(mine), data });
}

export async function finishJob(payload: Payload, mine: Job): Promise<void> {
  await payload.db.deleteMany(heldJob(mine));
}

/** Releases, at start, the jobs of ended processes on this machine, without waiting for their leases. */
export async function releaseJobsOfEnded(payload: Payload, now = new Date()): Promise<void> {
  for (const inWork of await jobsInWork(payload, now)) {
    const [owner = ""] = inWork.claimedBy.split("/");
    if (!hasEnded(owner)) continue;
    await release(payload, { ...heldJob(inWork), data: { claimedBy: null } });
  }
}

export async function jobsInWork(payload: Payload, now = new Date()): Promise<Job[]> {
  const where: Where = { leaseUntil: { greater_than_equal: now.toISOString() } };
  const docs = await findAll(payload, collection, where);
  return docs.map((doc) => {
    const found = job.parse(doc);
    return { ...found, claimedBy: found.claimedBy ?? "" };
  });
}

export async function clipsWithJob(payload: Payload, clips: string[]): Promise<Set<string>> {
  const where: Where = { clip: { in: clips } };
  const docs = await findAll(payload, collection, where);
  return new Set(docs.map((doc) => job.parse(doc).clip));
}

/** Matches a job while this process holds it: not taken over, and its clip neither replaced nor deleted. */
export function heldJob({ id, claimedBy }: Job): { collection: typeof collection; where: Where } {
  return { collection, where: { and: [{ id: { equals: id } }, { claimedBy: { equals: claimedBy } }] } };
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
