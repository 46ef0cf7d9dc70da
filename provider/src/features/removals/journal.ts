import path from "node:path";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";

import { z } from "zod";

import { environment } from "../../lib/environment";
import { errorCode } from "../../lib/files/error-code";

/** The journal's folder, in the data folder and in a backup. */
export const REMOVALS = "removals";

/** How long removals are kept. A backup of that age can be restored without bringing anything back. */
export const REMOVALS_KEPT_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;
const FILE = /^(\d{4}-\d\d-\d\d)\.[\w-]+\.jsonl$/;

const removal = z.object({
  at: z.iso.datetime(),
  collection: z.string(),
  id: z.string(),
  /**
   * What happened to the record: a member `left`; a story stays without its storyteller (`unnamed`), or hides the name
   * (`nameless`) until it is `named` again; a cut or cover was requested of a clip (`edited`); or somebody other than
   * the storyteller was asked whether a story may be shown (`asked`).
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
  /** A hidden record's status; for a video, also its objection and clip. */
  status: z.string().optional(),
  objection: z.string().optional(),
  clip: z.string().optional(),
  /** A clip's requested task and its edition before that; absent when it stayed as it was. */
  task: z.string().optional(),
  edition: z.number().optional(),
  /** What somebody was asked about or withdrew, in which role, and the hash that finds their answer. */
  story: z.string().optional(),
  video: z.string().optional(),
  role: z.enum(["parent", "seen"]).optional(),
  requestHash: z.string().optional(),
  /** Finds a consent's record, also in the proof kept of an erased story. It reveals no address. */
  withdrawalHash: z.string().optional(),
  /** Whether staff did it on the person's behalf. */
  isByStaff: z.boolean().optional(),
  stories: z.enum(["keep", "remove"]).optional(),
});

/** A removal, identified by id only: it holds nobody's name, address or words. */
export type Removal = z.output<typeof removal>;

/** Each process, and each part that Next builds separately, writes its own file per day. */
const writer = randomUUID();

export function removalsFolder(): string {
  return path.join(environment().dataDir, REMOVALS);
}

/**
 * Notes a removal and waits until it is on the disk.
 * @throws Error when it cannot be written. The removal must then not be acknowledged.
 */
export async function noteRemoval(entry: Omit<Removal, "at">): Promise<void> {
  const at = new Date().toISOString();
  const folder = removalsFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, `${at.slice(0, 10)}.${writer}.jsonl`), "a", 0o600);
  try {
    // Starts a new line in case a full disk cut off the last one.
    await file.appendFile(`\n${JSON.stringify({ at, ...entry })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** Reads all writers' lines, oldest first, and counts unreadable ones: cut off, so never acknowledged, or damaged. */
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

/** Merges one journal into another, line by line: either copy of a file may be cut off or damaged. */
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

/** Replaces a journal file atomically, safe against power cuts. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const copy = `${file}.${writer}`;
  await writeFile(copy, text, { mode: 0o600, flush: true });
  await rename(copy, file);
  await syncFolder(path.dirname(file));
}

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

/** Keeps the name of a new file through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
