import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { withoutValues } from "../../lib/log";
import { ownVersion } from "../backup/manifest";
import { newerVersion } from "./changelog";

const KEY = "lampstand:changelog";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ANSWER_TIMEOUT_MS = 10_000;

/** How much of the changelog to keep, in characters: the newest versions come first. */
const KEPT = 50_000;

const found = z.object({ lookAgainAt: z.iso.datetime(), changelog: z.string() });

/** Reads the changelog at `UPDATES_URL`, once a day or an hour after a failure. It sends nothing about this site. */
export async function lookForUpdate(payload: Payload, now = new Date()): Promise<void> {
  const { updatesUrl } = environment();
  if (!updatesUrl) return;
  const last = found.safeParse(await payload.kv.get(KEY)).data;
  if (last && now.getTime() < Date.parse(last.lookAgainAt)) return;
  const changelog = await read(updatesUrl).catch((error: unknown) => {
    const msg = "UPDATES_URL can't be read. Trying again in an hour";
    payload.logger.warn({ err: withoutValues(error), msg });
    return undefined;
  });
  const lookAgainAt = new Date(now.getTime() + (changelog === undefined ? HOUR_MS : DAY_MS)).toISOString();
  await payload.kv.set(KEY, { lookAgainAt, changelog: changelog ?? last?.changelog ?? "" });
}

/** Returns the version that is newer than this one, as last read; `undefined` if there is none. */
export async function knownUpdate(payload: Payload) {
  const { data } = found.safeParse(await payload.kv.get(KEY));
  return data && newerVersion(data.changelog, ownVersion().version);
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  return (await response.text()).slice(0, KEPT);
}
