import { type CollectionSlug, type Payload, ValidationError, type Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { withoutValues } from "../../lib/log";
import { findClip } from "../clips/clip-state";
import { REPLACED, WHOLE } from "../clips/clip-tasks";
import { anonymizeStory } from "../members/anonymize-stories";
import { deleteMemberAgain } from "../members/delete-member";
import { isScheduled } from "../schedule/schedules";
import type { Removal } from "../removals/journal";
import { standingOf } from "../removals/removals-plugin";
import { removeUses } from "./remove-uses";
import { findStored, putBack, withdraw } from "./replay-consents";

/** Clocks of several machines, and what was being done when a backup began. */
const MARGIN_MS = 60 * 60 * 1000;

/** To how many records each of it was done again, and what it could not be done to: `videos 0193…`. */
export type Replayed = { done: Partial<Record<Action, number>>; failed: string[] };

type Action = Removal["action"];

/**
 * Takes away once more, by the application's own ways, what a journal says was taken away since a backup was begun. Doing it
 * again changes nothing. Nobody is written to.
 */
export async function replayRemovals(payload: Payload, all: Removal[], since: Date): Promise<Replayed> {
  const from = new Date(since.getTime() - MARGIN_MS).toISOString();
  const removals = all.filter(({ at }) => at >= from);
  const done: Replayed["done"] = {};
  let open = KINDS.flatMap((kind) => lastOf(removals.filter(({ action }) => kind.includes(action))));
  // What others still need is refused until they are gone.
  for (let before = Infinity; open.length > 0 && open.length < before;) {
    before = open.length;
    const refused: Removal[] = [];
    for (const removal of open) {
      try {
        const action = await takeAway(payload, removal, all);
        if (action) done[action] = (done[action] ?? 0) + 1;
      } catch (error) {
        payload.logger.debug({
          err: withoutValues(error),
          msg: `${nameOf(removal)} could not be removed`,
        });
        refused.push(removal);
      }
    }
    open = refused;
  }
  return { done, failed: open.map(nameOf) };
}

/** What is done again whatever else became of a record, in its order; of what stands beside each other, the last word counts. */
const KINDS: Action[][] = [
  ["asked"],
  ["withdrawn"],
  ["left"],
  ["unnamed"],
  ["nameless", "named"],
  ["edited"],
  ["shown", "hidden", "trashed", "erased"],
];

/** What is done once, or cannot be taken back, whatever another machine's clock says. */
const FINAL: Action[] = ["withdrawn", "erased"];

function lastOf(removals: Removal[]): Removal[] {
  const last = new Map<string, Removal>();
  for (const removal of removals) {
    const before = last.get(nameOf(removal));
    if (!before || !FINAL.includes(before.action)) last.set(nameOf(removal), removal);
  }
  return [...last.values()];
}

function nameOf({ collection, id }: Removal): string {
  return `${collection} ${id}`;
}

type Again = (payload: Payload, removal: Removal, all: Removal[]) => Promise<boolean>;

const WAYS: Partial<Record<Action, Again>> = {
  asked: putBack,
  withdrawn: withdraw,
  left: removeMember,
  unnamed: unname,
  nameless: takeOffName,
  named: () => Promise.resolve(false),
  edited: editAgain,
};

/** @returns What was done; `undefined` where the backup has it as it should be, or does not have it. */
async function takeAway(payload: Payload, removal: Removal, all: Removal[]): Promise<Action | undefined> {
  const { action } = removal;
  const way = WAYS[action];
  if (!way) return settle(payload, removal);
  return (await way(payload, removal, all)) ? action : undefined;
}

const ONE = { depth: 0, disableErrors: true, showHiddenFields: true } as const;

async function removeMember(payload: Payload, { id, at, stories = "keep" }: Removal): Promise<boolean> {
  const member = await payload.findByID({ ...ONE, collection: "members", id });
  if (!member) return false;
  await deleteMemberAgain(payload, member, stories, at);
  return true;
}

/** Their account was made after the backup: the story's own words tell the name. */
async function unname(payload: Payload, { id }: Removal): Promise<boolean> {
  const story = await payload.findByID({ ...ONE, collection: "stories", id, trash: true });
  return story ? anonymizeStory(payload, story, { firstName: "", lastName: "" }) : false;
}

/** A title that holds the name is not saved: the story is not shown then until staff write another. */
async function takeOffName(payload: Payload, { id }: Removal): Promise<boolean> {
  const story = { collection: "stories", id, depth: 0, trash: true } as const;
  const stored = await payload.findByID({ ...ONE, ...story });
  if (!stored || stored.isUnnamed) return false;
  const data = { isUnnamed: true };
  await payload.update({ ...story, data }).catch(async (error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    await updateIf(payload, { collection: "stories", where: { id: { equals: id } }, data });
  });
  return true;
}

/** The film is as it was before cuts and covers: the worker makes them again, and until then it is not shown. */
async function editAgain(payload: Payload, { id }: Removal, all: Removal[]): Promise<boolean> {
  const clip = await findClip(payload, id);
  if (!clip) return false;
  const restored = clip.edition ?? 0;
  let lacking = [{ edition: restored, task: clip.task ?? "" }];
  for (const { action, id: of, edition = 0, task = "" } of all) {
    if (action !== "edited" || of !== id || edition < restored) continue;
    // Of two for one edition the last one counts, and after a restore it begins anew from an earlier edition.
    lacking = [...lacking.filter((earlier) => earlier.edition < edition), { edition, task }];
  }
  const tasks = lacking.map(({ task }) => task);
  const begin = tasks.findLastIndex((task) => task === WHOLE || task === REPLACED);
  const task = tasks.slice(Math.max(begin, 0)).filter(Boolean).join("\n");
  if (task === (clip.task ?? "")) return false;
  const data = { task: task || null, progress: 0, problem: null };
  await updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });
  // Once the film is uploaded again, staff look at it before visitors do.
  if (task.startsWith(REPLACED)) await hideVideosOf(payload, id);
  return true;
}

async function settle(payload: Payload, removal: Removal): Promise<Action | undefined> {
  const { id, action, status, objection, clip } = removal;
  const collection = payload.config.collections.find(({ slug }) => slug === removal.collection)?.slug;
  if (!collection) return undefined;
  const stored = await findStored(payload, collection, id);
  if (!stored) return undefined;
  const standing = standingOf(stored);
  const isOtherFilm = clip !== undefined && standing.clip !== undefined && clip !== standing.clip;
  if (action === "shown" && !isOtherFilm) return standing.action === "shown" ? undefined : "shown";
  if (action !== "hidden" && (collection === "images" || collection === "clips")) {
    await removeUses(payload, { folder: collection, id });
  }
  if (action === "erased") {
    if (collection === "clips") await hideVideosOf(payload, id);
    await payload.delete({ collection, id, depth: 0, trash: true });
    return "erased";
  }
  await forgetPublishing(payload, collection, id);
  if (standing.action === "trashed") return undefined;
  // What speaks against it in the backup may be settled one day: only the same keeps it from being shown.
  const isHeld = standing.objection ? standing.objection === objection && !isOtherFilm : true;
  if (standing.action === "hidden" && action !== "trashed" && isHeld) return undefined;
  if (action === "trashed") {
    // From now on: whoever erred has thirty days more.
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({ collection, id, data, depth: 0, trash: true });
    return "trashed";
  }
  await hide(payload, collection, id, status === "Active" ? undefined : status);
  return "hidden";
}

/** A story's decision is taken back, and not told: its storyteller was written to. */
async function hide(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  status = "Pending",
): Promise<void> {
  if (collection === "stories") {
    const data = { status: "Pending", carriedOut: "Pending" };
    await updateIf(payload, { collection, where: { id: { equals: id } }, data });
    return;
  }
  const data =
    collection === "blogs"
      ? { _status: "draft" }
      : collection === "captions"
        ? { isDraft: true }
        : { status };
  await payload.update({ collection, id, data, depth: 0, trash: true });
}

/** What the backup has yet to publish on a date was published, and taken off again, since. */
async function forgetPublishing(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  if (!isScheduled(collection)) return;
  if (collection === "blogs") {
    const draft = await payload.findByID({ collection, id, draft: true, depth: 0, trash: true });
    if (!draft.publishAt) return;
    const options = { collection, id, draft: true, depth: 0, trash: true } as const;
    await payload.update({ ...options, data: { publishAt: null } });
    return;
  }
  await updateIf(payload, { collection, where: { id: { equals: id } }, data: { publishAt: null } });
}

/** A video whose clip was erased showed another one by then, or none: it is not shown with this one again. */
async function hideVideosOf(payload: Payload, clip: string): Promise<void> {
  const where: Where = { and: [{ videoLink: { equals: clip } }, { status: { equals: "Active" } }] };
  const every = { depth: 0, pagination: false, trash: true } as const;
  const { docs } = await payload.find({ collection: "videos", where, ...every });
  for (const { id } of docs) await hide(payload, "videos", id);
}
