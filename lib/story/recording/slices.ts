import "client-only";
import { gapsOf, type Kept, keptSeconds, type Span } from "@lampstand/contract/kept";
import { clear, createStore, delMany, get, getMany, keys, set, setMany } from "idb-keyval";
import { logError } from "@/lib/utils/log";
import { readItem, removeItem } from "@/lib/utils/web-storage";
import { DATABASE, type KeptTake, type KnownTake, LEAST_SECONDS, recordingName } from "./kept-take";

const store = createStore(DATABASE, "slices");

/** Sorts after its recording's slices. */
const KNOWN = "known";

type Key = [begun: number, part: number | typeof KNOWN];

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Stores a slice and the recording's details in one transaction. @throws {DOMException} for example without space */
export async function keepSlice(known: KnownTake, index: number, slice: Blob): Promise<void> {
  const entries: [Key, unknown][] = [
    [[known.begun, index], slice],
    [[known.begun, KNOWN], known],
  ];
  await setMany(entries, store);
}

/** @throws {DOMException} as `keepSlice` */
export async function keepTake(known: KnownTake): Promise<void> {
  await set([known.begun, KNOWN], known, store);
}

/** Changes which parts of a stored recording are shown, if it is stored. @throws {DOMException} as `keepSlice` */
export async function changeKept(begun: number, kept: Kept): Promise<void> {
  const known = knownTake(await get([begun, KNOWN], store));
  if (known) await keepTake({ ...known, kept });
}

const LOCK = `${DATABASE}:`;

const own = new Set<number>();

/** Keeps other pages from offering or removing this recording as long as this page is open. */
export function holdRecording(begun: number): void {
  own.add(begun);
  if ("locks" in navigator)
    navigator.locks
      .request(`${LOCK}${begun}`, () => new Promise<never>(() => undefined))
      .catch((error: unknown) => {
        logError("recording-not-held", error);
      });
}

async function heldElsewhere(): Promise<number[]> {
  const { held = [] } = "locks" in navigator ? await navigator.locks.query() : {};
  const names = held.flatMap(({ name = "" }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  return names.map(Number).filter((begun) => !own.has(begun));
}

/** Omits those of other open pages. */
async function ownKeys(): Promise<Key[]> {
  const held = await heldElsewhere();
  return (await keys<Key>(store)).filter(([of]) => !held.includes(of));
}

/** Returns the last recording; removes old ones and those without a beginning. @throws {DOMException} */
export async function keptTake(): Promise<KeptTake | null> {
  await adoptEarlier();
  const all = await ownKeys();
  const recordings = all.filter(([of, part]) => part === 0 && Date.now() - of < KEPT_MS).map(([of]) => of);
  await delMany(
    all.filter(([of]) => !recordings.includes(of)),
    store,
  );
  for (const begun of recordings.reverse()) {
    const known = knownTake(await get([begun, KNOWN], store));
    if (!known) return { begun, mimeType: "", seconds: 0, kept: null, address: "" };
    if (gapsOf(known.kept).length === 0 || keptSeconds(known.kept, known.seconds) >= LEAST_SECONDS)
      return known;
  }
  return null;
}

/** Earlier versions stored the details in `localStorage`, which a killed browser loses. */
async function adoptEarlier(): Promise<void> {
  const text = readItem("localStorage", "recordedStory");
  if (text === null) return;
  const known = knownTake(parsed(text));
  if (known) await keepTake(known);
  removeItem("localStorage", "recordedStory");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Earlier versions stored the omitted parts instead. */
function knownTake(value: unknown): KnownTake | null {
  if (!isNote(value)) return null;
  const { leftOut, ...known } = value;
  const kept = known.kept ?? (leftOut && gapsOf(leftOut));
  return kept ? { ...known, kept } : null;
}

type Note = Omit<KnownTake, "kept"> & { kept?: Kept; leftOut?: Span[] };

function isNote(value: unknown): value is Note {
  return (
    typeof value === "object" &&
    value !== null &&
    ["begun", "seconds"].every((name) => typeof Reflect.get(value, name) === "number") &&
    ["mimeType", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
    ["kept", "leftOut"].every((name) => !(name in value) || areSpans(Reflect.get(value, name)))
  );
}

function areSpans(value: unknown): value is Span[] {
  return (
    Array.isArray(value) &&
    value.every((span) => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite))
  );
}

/** Returns the stored part of a recording; empty if nothing is stored. */
export async function keptRecording({ begun, mimeType }: KeptTake): Promise<File> {
  const parts = (await keysOf(begun)).filter(([, part]) => part !== KNOWN);
  const slices = (await getMany<Blob>(parts, store)).filter((slice) => slice !== undefined);
  return recordingOf(slices, { begun, mimeType: mimeType || (slices[0]?.type ?? "") });
}

/** The date makes it the same file after a reload. */
export function recordingOf(slices: Blob[], { begun, mimeType }: Pick<KeptTake, "begun" | "mimeType">): File {
  const type = mimeType.split(";", 1)[0] ?? "";
  return new File(slices, recordingName(type), { type, lastModified: begun });
}

/** @param kept The recording that stays, if any, besides those of other open pages. */
export async function removeOtherSlices(kept: number | null): Promise<void> {
  await delMany(
    (await ownKeys()).filter(([of]) => of !== kept),
    store,
  );
}

/** Removes all slices, also those of other open pages. */
export async function removeAllSlices(): Promise<void> {
  await clear(store);
}

export async function removeSlices(begun: number): Promise<void> {
  await delMany(await keysOf(begun), store);
}

async function keysOf(begun: number): Promise<Key[]> {
  return (await keys<Key>(store)).filter(([of]) => of === begun);
}
