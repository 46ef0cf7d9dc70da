import type { CollectionAfterDeleteHook, Payload } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import type { Staff } from "../../payload-types";
import { pushAuthorization } from "./push-key";

/** The push services of Chrome, Firefox, Safari and Edge. We call no other address that a browser names. */
const SERVICES =
  /^https:\/\/(?:[\w-]+\.)*(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//;

const TIMEOUT_MS = 5_000;
/** How long a service keeps a notice for a phone that is off, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
const MOST_DEVICES = 10;

/** A device's address at its browser's push service. */
export const pushAddress = z.string().max(2_000).regex(SERVICES);

const devices = z.object({ addresses: z.array(z.string()) }).catch({ addresses: [] });

const keyOf = (staff: string) => `lampstand:devices:${staff}`;

/** Returns where an account wants notices. */
export async function devicesOf(payload: Payload, staff: string): Promise<string[]> {
  return devices.parse(await payload.kv.get(keyOf(staff))).addresses;
}

/** Adds a device to an account, or removes it. Devices beyond ten replace the oldest. */
export async function changeDevice(
  payload: Payload,
  staff: string,
  { address, isOn }: { address: string; isOn: boolean },
): Promise<void> {
  const others = (await devicesOf(payload, staff)).filter((each) => each !== address);
  const addresses = isOn ? [...others, address].slice(-MOST_DEVICES) : others;
  if (addresses.length > 0) await payload.kv.set(keyOf(staff), { addresses });
  else await payload.kv.delete(keyOf(staff));
}

/** Forgets a deleted account's devices. */
export const forgetDevices: CollectionAfterDeleteHook<Staff> = ({ doc, req }) =>
  req.payload.kv.delete(keyOf(doc.id));

/** Sends the notice to all accounts that want it. */
export async function notifyEveryone(payload: Payload): Promise<void> {
  await notifyDevices(payload, await findAll(payload, "staff", {}));
}

/**
 * Shows a notice on the devices of these accounts. It has no content: push services see neither words nor their subject.
 * Never fails, because everyone also gets an email.
 */
export async function notifyDevices(payload: Payload, accounts: readonly Staff[]): Promise<void> {
  // One service that doesn't answer mustn't delay the others.
  await Promise.all(
    accounts.map(async ({ id }) => {
      const addresses = await devicesOf(payload, id);
      await Promise.all(addresses.map((address) => send(payload, id, address)));
    }),
  );
}

async function send(payload: Payload, staff: string, address: string): Promise<void> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { authorization: pushAuthorization(address), ttl: String(KEPT_SECONDS), urgency: "high" },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    // The browser has unsubscribed, or subscribed with a former key.
    const { ok, status } = response;
    const isGone = [404, 410].includes(status);
    if (isGone || [401, 403].includes(status)) await changeDevice(payload, staff, { address, isOn: false });
    // A wrong clock or a changed secret ends the notices of all devices.
    if (!ok && !isGone) throw new Error(`it answered ${status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    payload.logger.warn(`A notice couldn't be sent through ${new URL(address).host}: ${reason}`);
  }
}
