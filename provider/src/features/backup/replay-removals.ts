import { type CollectionSlug, type Payload, ValidationError, type Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { withoutValues } from "../../lib/log";
import { THE_PERSON } from "../consents/consent";
import { findConsentRecords } from "../consents/consent-records";
import { takeBackConsents } from "../consents/withdraw-consents";
import { anonymizeStory } from "../members/anonymize-stories";
import { deleteMemberAgain } from "../members/delete-member";
import { isScheduled } from "../schedule/schedules";
import type { Removal } from "../removals/journal";
import { standingOf } from "../removals/removals-plugin";
import { removeUses } from "./remove-uses";

/** Who took back a consent for somebody, where the journal does not keep whose account it was. */
const SOMEBODY_OF_THE_STAFF = "staff";

/** Clocks of several machines, and what was being done when a backup began. */
const MARGIN_MS = 60 * 60 * 1000;

/** What was done again, by how many records it was done to, and what could not be. */
export type Replayed = {
  withdrawn: number;
  left: number;
  unnamed: number;
  hidden: number;
  trashed: number;
  erased: number;
  /** Was shown again later, but is not in the backup: staff decide. */
  notShown: number;
  /** What could not be taken away: `videos 0193…`. */
  failed: string[];
};

/**
 * Takes away once more, by the application's own ways, what a journal says was taken away since a backup was begun. Doing it
 * again changes nothing. Nobody is written to.
 */
export async function replayRemovals(payload: Payload, all: Removal[], since: Date): Promise<Replayed> {
  const from = new Date(since.getTime() - MARGIN_MS).toISOString();
  const removals = all.filter(({ at }) => at >= from);
  const done: Replayed = {
    withdrawn: 0,
    left: 0,
    unnamed: 0,
    hidden: 0,
    trashed: 0,
    erased: 0,
    notShown: 0,
    failed: [],
  };
  const isOneOf = (actions: Removal["action"][]) => (entry: Removal) => actions.includes(entry.action);
  const standings = removals.filter((entry) => !isOneOf([...ONCE, ...NAMING])(entry));
  let open = [...firstOf(removals, ONCE), ...lastOf(removals.filter(isOneOf(NAMING))), ...lastOf(standings)];
  // What others still need is refused until they are gone.
  for (let before = Infinity; open.length > 0 && open.length < before;) {
    before = open.length;
    const refused: Removal[] = [];
    for (const removal of open) {
      try {
        const action = await takeAway(payload, removal);
        if (action) done[action] += 1;
      } catch (error) {
        payload.logger.debug({
          err: withoutValues(error),
          msg: `${nameOf(removal)} could not be taken away`,
        });
        refused.push(removal);
      }
    }
    open = refused;
  }
  done.failed = open.map(nameOf);
  return done;
}

/** What is done once for a record, whatever else became of it, in the order in which it is done again. */
const ONCE: Removal["action"][] = ["withdrawn", "left", "unnamed", "edited"];

/** Whether a story is shown with its teller's name, apart from whether it is shown. */
const NAMING: Removal["action"][] = ["nameless", "named"];

function firstOf(removals: Removal[], actions: Removal["action"][]): Removal[] {
  return actions.flatMap((action) => {
    const seen = new Map<string, Removal>();
    for (const removal of removals)
      if (removal.action === action && !seen.has(nameOf(removal))) seen.set(nameOf(removal), removal);
    return [...seen.values()];
  });
}

/** The last word about each record. An erased one is never shown again, whatever another machine's clock says. */
function lastOf(removals: Removal[]): Removal[] {
  const last = new Map<string, Removal>();
  for (const removal of removals) {
    if (last.get(nameOf(removal))?.action !== "erased") last.set(nameOf(removal), removal);
  }
  return [...last.values()];
}

function nameOf({ collection, id }: Removal): string {
  return `${collection} ${id}`;
}

/** @returns What was done; `undefined` where the backup has it as it should be, or does not have it. */
async function takeAway(payload: Payload, removal: Removal): Promise<Counted | undefined> {
  switch (removal.action) {
    case "withdrawn":
      return (await withdraw(payload, removal)) ? "withdrawn" : undefined;
    case "left":
      return (await removeMember(payload, removal)) ? "left" : undefined;
    case "unnamed":
      return (await unname(payload, removal)) ? "unnamed" : undefined;
    case "edited":
      return (await hideUnedited(payload, removal)) ? "hidden" : undefined;
    case "nameless":
      return (await takeOffName(payload, removal)) ? "unnamed" : undefined;
    case "named":
      return undefined;
    default:
      return settle(payload, removal);
  }
}

type Counted = Exclude<keyof Replayed, "failed">;

async function withdraw(payload: Payload, { id, withdrawalHash, at, isByStaff }: Removal): Promise<boolean> {
  const alike: Where[] = [{ id: { equals: id } }];
  if (withdrawalHash) alike.push({ withdrawalHash: { equals: withdrawalHash } });
  const by = isByStaff ? SOMEBODY_OF_THE_STAFF : THE_PERSON;
  let isDone = false;
  for (const record of await findConsentRecords(payload, { or: alike })) {
    if (await takeBackConsents(payload, record, { by, withdrawnAt: at })) isDone = true;
  }
  return isDone;
}

async function removeMember(payload: Payload, { id, at, stories = "keep" }: Removal): Promise<boolean> {
  const options = {
    collection: "members",
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  } as const;
  const member = await payload.findByID(options);
  if (!member) return false;
  await deleteMemberAgain(payload, member, stories, at);
  return true;
}

/** Their account was made after the backup: the story's own words tell the name. */
async function unname(payload: Payload, { id }: Removal): Promise<boolean> {
  const options = { collection: "stories", id, depth: 0, disableErrors: true, trash: true } as const;
  const story = await payload.findByID(options);
  return story ? anonymizeStory(payload, story, { firstName: "", lastName: "" }) : false;
}

/** A title that holds the name is not saved: the story is not shown then until staff write another. */
async function takeOffName(payload: Payload, { id }: Removal): Promise<boolean> {
  const story = { collection: "stories", id, depth: 0, trash: true } as const;
  const stored = await payload.findByID({ ...story, disableErrors: true });
  if (!stored || stored.isUnnamed) return false;
  const data = { isUnnamed: true };
  await payload.update({ ...story, data }).catch(async (error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    await updateIf(payload, { collection: "stories", where: { id: { equals: id } }, data });
  });
  return true;
}

const UNEDITED =
  "A backup was restored in which this video lacks a cut or a cover that was asked for later. Please make it again, then publish the video.";

/** The film is as it was before a cut or a cover: staff make that again before it is shown. */
async function hideUnedited(payload: Payload, { id }: Removal): Promise<boolean> {
  const data = { problem: UNEDITED };
  if (!(await updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data }))) return false;
  await hideVideosOf(payload, id);
  const where: Where = { and: [{ file: { equals: id } }, { status: { equals: "Published" } }] };
  const stories = { collection: "stories", where, depth: 0, pagination: false, trash: true } as const;
  for (const story of (await payload.find(stories)).docs) await hide(payload, "stories", story.id);
  return true;
}

async function settle(payload: Payload, removal: Removal): Promise<Counted | undefined> {
  const { id, action, status } = removal;
  const collection = payload.config.collections.find(({ slug }) => slug === removal.collection)?.slug;
  if (!collection) return undefined;
  const where = { id: { equals: id } };
  const stored = await payload.db.findOne<{ id: string }>({ collection, where });
  if (!stored) return undefined;
  const standing = standingOf(stored).action;
  if (action === "shown") return standing === "shown" ? undefined : "notShown";
  if (action !== "hidden" && (collection === "images" || collection === "clips")) {
    await removeUses(payload, { folder: collection, id });
  }
  if (action === "erased") {
    if (collection === "clips") await hideVideosOf(payload, id);
    await payload.delete({ collection, id, depth: 0, trash: true });
    return "erased";
  }
  await forgetPublishing(payload, collection, id);
  if (standing === "trashed" || (standing === "hidden" && action === "hidden")) return undefined;
  if (action === "trashed") {
    // From now on: whoever erred has thirty days more.
    await payload.update({
      collection,
      id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      trash: true,
    });
    return "trashed";
  }
  await hide(payload, collection, id, status);
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
  const { docs } = await payload.find({
    collection: "videos",
    where,
    depth: 0,
    pagination: false,
    trash: true,
  });
  for (const { id } of docs) await hide(payload, "videos", id);
}
