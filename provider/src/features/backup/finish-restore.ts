import path from "node:path";
import { mkdir, readFile, rm } from "node:fs/promises";

import type { Payload } from "payload";
import { z } from "zod";

import { emptyLog, overwriteDeleted } from "../../lib/db/erase";
import { migrate } from "../../lib/db/migrations";
import { isSqlite } from "../../lib/db/transactions";
import { environment } from "../../lib/environment";
import { errorCode } from "../../lib/files/error-code";
import { readRemovals, REMOVALS, removalsFolder, replaceFile } from "../removals/journal";
import { openIndex } from "../search/open-index";
import { openDatabase } from "./open-database";
import { type Replayed, replayRemovals } from "./replay-removals";

/** What was removed again, and how many lines of the journal are unreadable. */
type CarriedOut = Replayed & { unreadable: number };

/** Says how old restored rows are, until their removals are replayed and the sites notified. */
const RESTORED = "restored.json";

const restored = z.object({ madeAt: z.iso.datetime(), isCarriedOut: z.boolean().default(false) });

/** Notes, before rows are restored, that removals must follow: even after a crash, nobody sees what was removed. */
export async function noteRestoring(dataDir: string, madeAt: string): Promise<void> {
  const folder = path.join(dataDir, REMOVALS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeRestored(folder, { madeAt, isCarriedOut: false });
}

function writeRestored(folder: string, state: z.output<typeof restored>): Promise<void> {
  return replaceFile(path.join(folder, RESTORED), JSON.stringify(state));
}

async function readRestored(): Promise<z.output<typeof restored> | undefined> {
  const text = await readFile(path.join(removalsFolder(), RESTORED), "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : restored.parse(JSON.parse(text));
}

/**
 * Removes from restored rows what was removed after the backup, before anyone sees them.
 * @returns What was done; `undefined` if nothing was restored or this was done before.
 */
export async function carryOutRemovals(payload: Payload): Promise<CarriedOut | undefined> {
  const state = await readRestored();
  if (!state || state.isCarriedOut) return undefined;
  const { madeAt } = state;
  const { removals, unreadable } = await readRemovals(removalsFolder());
  const replayed = { ...(await replayRemovals(payload, removals, new Date(madeAt))), unreadable };
  await writeRestored(removalsFolder(), { madeAt, isCarriedOut: true });
  return replayed;
}

/** Returns whether rows were restored while the sites still show what they read before. */
export async function isRestored(): Promise<boolean> {
  return (await readRestored()) !== undefined;
}

/** Clears the note once every site is due to read everything again. */
export function forgetRestored(): Promise<void> {
  return rm(path.join(removalsFolder(), RESTORED), { force: true });
}

/** Runs `carryOutRemovals` on the database of a site that was just restored and hasn't started yet. */
export async function finishRestore(): Promise<CarriedOut | undefined> {
  const payload = await openDatabase(environment());
  await overwriteDeleted(payload);
  await migrate(payload);
  await openIndex(payload).prepare();
  const replayed = await carryOutRemovals(payload);
  await emptyLog(payload);
  if (isSqlite(payload.db)) payload.db.client.close();
  return replayed;
}

const WORDS: [keyof Replayed["done"], string][] = [
  ["asked", "people have not answered yet whether they agree"],
  ["withdrawn", "consents were withdrawn, and their stories were removed from the site"],
  ["left", "members had deleted their account, and were deleted again"],
  ["unnamed", "stories no longer name their storytellers"],
  ["nameless", "stories are shown without their storytellers' names"],
  ["edited", "videos are cut or covered again before they are shown"],
  ["hidden", "were removed from the site"],
  ["trashed", "were moved to the trash"],
  ["erased", "were permanently erased, with their files"],
];

export function describeReplayed(replayed: CarriedOut): string[] {
  const { done, unreadable } = replayed;
  const lines = WORDS.flatMap(([name, words]) => (done[name] ? `- ${done[name]}: ${words}` : []));
  return [
    lines.length > 0
      ? "Removed again, because it was removed after the backup was made:"
      : "According to the journal, nothing in this backup was removed after it was made.",
    ...lines,
    ...(done.shown
      ? [
          `Published after the backup was made, so not published in it (${done.shown}): publish them in the admin.`,
        ]
      : []),
    ...(unreadable > 0
      ? [
          `Unreadable lines in the journal, cut off by a crash or in a damaged file (${unreadable}): check what was removed since the backup.`,
        ]
      : []),
  ];
}

/** Describes what staff must check because something else still needs it or it can't be changed. */
export function describeFailed({ failed }: Replayed): string {
  return (
    `Removed after the backup was made, but still here (${failed.length}): ${failed.join(", ")}. ` +
    "Something else needs them or they cannot be saved. Open them in the admin before visitors see the site."
  );
}
