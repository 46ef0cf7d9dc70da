import "client-only";
import { createStore, delMany, get, keys, set } from "idb-keyval";
import type { KeptTake } from "./kept-take";
import { recordingName } from "./recording-name";

const store = () => createStore("recorded-stories", "slices");

type Key = [begun: number, index: number];

/** @throws {DOMException} where the browser keeps nothing, as for want of space */
export async function keepSlice(begun: number, index: number, slice: Blob): Promise<void> {
  await set([begun, index], slice, store());
}

/** What is kept of a recording; empty where nothing is. */
export async function keptRecording({ begun, mimeType }: KeptTake): Promise<File> {
  const slices = await Promise.all((await keysOf(begun)).map((key) => get<Blob>(key, store())));
  return recordingOf(
    slices.filter((slice) => slice !== undefined),
    { begun, mimeType },
  );
}

/** Its date makes it the same file after a reload. */
export function recordingOf(slices: Blob[], { begun, mimeType }: Pick<KeptTake, "begun" | "mimeType">): File {
  const type = mimeType.split(";", 1)[0] ?? "";
  return new File(slices, recordingName(type), { type, lastModified: begun });
}

/** @param kept The recording whose slices stay; `null` removes all. */
export async function removeOtherSlices(kept: number | null): Promise<void> {
  await delMany(
    (await keys<Key>(store())).filter(([of]) => of !== kept),
    store(),
  );
}

export async function removeSlices(begun: number): Promise<void> {
  await delMany(await keysOf(begun), store());
}

/** In their order, which is that of the keys. */
async function keysOf(begun: number): Promise<Key[]> {
  return (await keys<Key>(store())).filter(([of]) => of === begun);
}
