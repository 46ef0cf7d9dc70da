import "server-only";

/**
 * Decoding pictures needs a native module, which a worker cannot have: nothing here asks for it.
 *
 * @throws {Error} always
 */
export async function readRaster(): Promise<never> {
  throw new Error("Pictures are not decoded by a worker");
}

/** @throws {Error} always, likewise */
export function decodeRaster(): never {
  throw new Error("Pictures are not decoded by a worker");
}
