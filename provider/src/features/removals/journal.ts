import path from "node:path";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";

import { z } from "zod";

import { environment } from "../../lib/environment";
import { errorCode } from "../../lib/files/error-code";

/** What the journal's folder is called, in the data folder and in a backup. */
export const REMOVALS = "removals";

/** How long it is known what was taken away: as far back, a backup can be restored without bringing any of it back. */
export const REMOVALS_KEPT_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;
const FILE = /^(\d{4}-\d\d-\d\d)\.[\w-]+\.jsonl$/;

const removal = z.object({
  at: z.iso.datetime(),
  collection: z.string(),
  id: z.string(),
  /**
   * What became of the record: a member has `left`, a story that stays without its teller is `unnamed`, one that is shown without
   * the teller's name is `nameless` until it is `named`, of a clip a cut or a cover was asked for (`edited`), and of somebody who is
   * not its teller whether a story may be shown (`asked`).
   */
  action: z.enum([
    "shown",
    "hidden",
    "trashed",
    "erased",
    "withdrawn",
    "left",
    "unnamed",
    "nameless",
    "named",
    "edited",
    "asked",
  ]),
  /** The status that a record has which was hidden and, of a video, what speaks against it and which clip it shows. */
  status: z.string().optional(),
  objection: z.string().optional(),
  clip: z.string().optional(),
  /** What a clip was to become from which edition of it; nothing, where it was left as it is. */
  task: z.string().optional(),
  edition: z.number().optional(),
  /** What somebody was asked about, or has withdrawn, as whom, and by what their answer is found. */
  story: z.string().optional(),
  video: z.string().optional(),
  role: z.enum(["parent", "seen"]).optional(),
  requestHash: z.string().optional(),
  /** By what a consent's record is found, also in the proof that is kept of an erased story: no address can be told from it. */
  withdrawalHash: z.string().optional(),
  /** Whether staff did it on behalf of the person whose it is. */
  isByStaff: z.boolean().optional(),
  /** What becomes of a member's stories. */
  stories: z.enum(["keep", "remove"]).optional(),
});

/** What was taken away, by its id alone: nobody's name, address or words. */
export type Removal = z.output<typeof removal>;

/** Each process, and each part that Next builds separately, writes a file of its own a day. */
const writer = randomUUID();

/** Where this machine keeps the journal. */
export function removalsFolder(): string {
  return path.join(environment().dataDir, REMOVALS);
}

/**
 * Notes what is taken away; it is on the disk when this is done.
 * @throws Error where it cannot be kept: then nobody may be told that it was done.
 */
export async function noteRemoval(entry: Omit<Removal, "at">): Promise<void> {
  const at = new Date().toISOString();
  const folder = removalsFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, `${at.slice(0, 10)}.${writer}.jsonl`), "a", 0o600);
  try {
    // A line begins anew after one that a full disk has cut off.
    await file.appendFile(`\n${JSON.stringify({ at, ...entry })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/**
 * All that a journal holds, the oldest first, from all who wrote into it, and how many lines of it cannot be read: one that
 * was cut off was never acknowledged, but a file may also be damaged.
 */
export async function readRemovals(folder: string): Promise<{ removals: Removal[]; unreadable: number }> {
  const removals: Removal[] = [];
  let unreadable = 0;
  for (const name of await filesIn(folder)) {
    for (const line of await linesOf(path.join(folder, name))) {
      const { data } = removal.safeParse(parsed(line));
      if (data) removals.push(data);
      else unreadable += 1;
    }
  }
  return { removals: removals.toSorted((a, b) => a.at.localeCompare(b.at)), unreadable };
}

/** Adds one journal to another, line by line: of two copies of a file, either may have been cut off or damaged. */
export async function mergeRemovals(from: string, to: string): Promise<void> {
  const names = await filesIn(from);
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const target = path.join(to, name);
    const own = await linesOf(target);
    const known = new Set(own);
    const added = (await linesOf(path.join(from, name))).filter((line) => !known.has(line));
    if (added.length > 0) await replaceFile(target, `${[...own, ...added].join("\n")}\n`);
  }
}

/** Writes a file of the journal's folder so that it is whole at every moment, also after a power cut. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const copy = `${file}.${writer}`;
  await writeFile(copy, text, { mode: 0o600, flush: true });
  await rename(copy, file);
  await syncFolder(path.dirname(file));
}

/** Removes what is older than `REMOVALS_KEPT_DAYS`. */
export async function forgetOldRemovals(): Promise<void> {
  const oldest = new Date(Date.now() - REMOVALS_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  for (const name of await filesIn(removalsFolder())) {
    const day = FILE.exec(name)?.[1];
    if (day && day < oldest) await rm(path.join(removalsFolder(), name), { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => FILE.test(name)).toSorted();
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter(Boolean);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** So that a power cut does not lose the name of a new file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
