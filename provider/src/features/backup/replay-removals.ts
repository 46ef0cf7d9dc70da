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

/** Allows for differing clocks, and for work in progress when a backup began. */
const MARGIN_MS = 60 * 60 * 1000;

/** How many records each action was repeated on, and where it failed: `videos 0193…`. */
export type Replayed = { done: Partial<Record<Action, number>>; failed: string[] };

type Action = Removal["action"];

/** Repeats, by the application's own functions, what a journal removed since a backup began. Idempotent; no email. */
export async function replayRemovals(payload: Payload, all: Removal[], since: Date): Promise<Replayed> {
  const from = new Date(since.getTime() - MARGIN_MS).toISOString();
  const removals = all.filter(({ at }) => at >= from);
  const done: Replayed["done"] = {};
  let open = KINDS.flatMap((kind) => lastOf(removals.filter(({ action }) => kind.includes(action))));
  // A record that others still need can't be deleted until they are gone.
  for (let before = Infinity; open.length > 0 && open.length < before;) {
    before = open.length;
    const refused: Removal[] = [];
    for (const removal of open) {
      try {
        const action = await replay(payload, removal, all);
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

/** Actions to repeat, in order. Each group is independent of the others; within a group, the last one counts. */
const KINDS: Action[][] = [
  ["asked"],
  ["withdrawn"],
  ["left"],
  ["unnamed"],
  ["nameless", "named"],
  ["edited"],
  ["shown", "hidden", "trashed", "erased"],
];

/** Actions that happen once or can't be undone, whatever another machine's clock says. */
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

/** @returns What was done; `undefined` if the backup already agrees or lacks the record. */
async function replay(payload: Payload, removal: Removal, all: Removal[]): Promise<Action | undefined> {
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

/** The account is newer than the backup, so the name comes from the story itself. */
async function unname(payload: Payload, { id }: Removal): Promise<boolean> {
  const story = await payload.findByID({ ...ONE, collection: "stories", id, trash: true });
  return story ? anonymizeStory(payload, story, { firstName: "", lastName: "" }) : false;
}

/** Validation refuses a title that contains the name. The story then stays hidden until staff change the title. */
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

/** The restored film lacks its cuts and covers. The worker makes them again, and the film stays hidden until then. */
async function editAgain(payload: Payload, { id }: Removal, all: Removal[]): Promise<boolean> {
  const clip = await findClip(payload, id);
  if (!clip) return false;
  const restored = clip.edition ?? 0;
  let lacking = [{ edition: restored, task: clip.task ?? "" }];
  for (const { action, id: of, edition = 0, task = "" } of all) {
    if (action !== "edited" || of !== id || edition < restored) continue;
    // The last task for an edition counts. After a restore, editions restart from an earlier number.
    lacking = [...lacking.filter((earlier) => earlier.edition < edition), { edition, task }];
  }
  const tasks = lacking.map(({ task }) => task);
  const begin = tasks.findLastIndex((task) => task === WHOLE || task === REPLACED);
  const task = tasks.slice(Math.max(begin, 0)).filter(Boolean).join("\n");
  if (task === (clip.task ?? "")) return false;
  const data = { task: task || null, progress: 0, problem: null };
  await updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });
  // Staff review a film that is uploaded again before visitors see it.
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
  // The objection in the backup may be settled one day, so it only counts if the journal has the same one.
  const isHeld = standing.objection ? standing.objection === objection && !isOtherFilm : true;
  if (standing.action === "hidden" && action !== "trashed" && isHeld) return undefined;
  if (action === "trashed") {
    // Restarts the thirty days in the trash, in case the deletion was a mistake.
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({ collection, id, data, depth: 0, trash: true });
    return "trashed";
  }
  await hide(payload, collection, id, status === "Active" ? undefined : status);
  return "hidden";
}

/** Resets a story's decision without an email: the storyteller already got one. */
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

/** Clears a scheduled date: since the backup, the record was published and unpublished again. */
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

/** By the time the clip was erased, its video had another clip or none, so hide videos that have it again. */
async function hideVideosOf(payload: Payload, clip: string): Promise<void> {
  const where: Where = { and: [{ videoLink: { equals: clip } }, { status: { equals: "Active" } }] };
  const every = { depth: 0, pagination: false, trash: true } as const;
  const { docs } = await payload.find({ collection: "videos", where, ...every });
  for (const { id } of docs) await hide(payload, "videos", id);
}
