import { freeBytes } from "../../lib/files/free-bytes";

const GIBIBYTE = 1024 ** 3;

/** Less than this, in bytes, is room for a few stories only: each may be a gigabyte, and is prepared beside itself. */
export const NEARLY_FULL_BYTES = 5 * GIBIBYTE;

/** A sentence for staff once the disk of a folder is nearly full; `undefined` while there is room. */
export async function diskNotice(folder: string): Promise<string | undefined> {
  const free = await freeBytes(folder);
  if (free >= NEARLY_FULL_BYTES) return undefined;
  const left = (free / GIBIBYTE).toFixed(1);
  return `The server’s disk is nearly full (${left} GB left). When it’s full, nobody can send a story. Please tell the person who looks after the server.`;
}
