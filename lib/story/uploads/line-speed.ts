import "client-only";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";
import { idleTimeout } from "@/lib/utils/timeout";

/** A smaller part measures latency rather than speed. */
const LEAST_BYTES = 64 * 1024;

const SAMPLE_BYTES = 512 * 1024;

/** `getRandomValues` returns at most this many bytes. */
const RANDOM_BYTES = 64 * 1024;

/** A connection that cannot send the sample within this time is slow. */
const SAMPLE_MS = 5000;

let measured: number | null = null;

/** Returns the measured upload speed, in bits per second; `null` if this page has sent nothing yet. */
export function lineSpeed(): number | null {
  return measured;
}

/** Weights the latest part as much as all before it. */
export function noteSent(bytes: number, milliseconds: number): void {
  if (bytes < LEAST_BYTES || milliseconds <= 0) return;
  const speed = (bytes * 8000) / milliseconds;
  measured = measured === null ? speed : (measured + speed) / 2;
}

/** Sends a sample, unless something was sent before. */
export async function measureLine(): Promise<void> {
  if (measured !== null) return;
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const body = new Blob(Array.from({ length: SAMPLE_BYTES / RANDOM_BYTES }, () => random));
  const begun = performance.now();
  try {
    const { signal } = idleTimeout(SAMPLE_MS);
    const answer = await requestSite(`${apiPaths.root}line`, { method: "POST", body, signal });
    if (answer.ok) noteSent(SAMPLE_BYTES, performance.now() - begun);
  } catch (error) {
    // A missing answer says nothing about the connection.
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    if (isSlow) noteSent(SAMPLE_BYTES / 2, SAMPLE_MS);
  }
}
