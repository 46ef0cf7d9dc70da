import { freeBytes } from "../../lib/files/free-bytes";

const GIBIBYTE = 1024 ** 3;

/** In bytes, room for a few stories only: each may be a gigabyte, and preparing it needs as much again. */
export const NEARLY_FULL_BYTES = 5 * GIBIBYTE;

/** Returns a sentence for staff when a folder's disk is nearly full; `undefined` while there is room. */
export async function diskNotice(folder: string): Promise<string | undefined> {
  const free = await freeBytes(folder);
  if (free >= NEARLY_FULL_BYTES) return undefined;
  const left = (free / GIBIBYTE).toFixed(1);
  return `The server’s disk is nearly full (${left} GB left). When it’s full, nobody can send a story. Please tell the person who looks after the server.`;
}
