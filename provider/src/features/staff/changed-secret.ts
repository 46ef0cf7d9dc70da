import { hkdfSync } from "node:crypto";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { countUnreadable } from "./second-factor";

const KEY = "lampstand:secret";
const FINGERPRINT_BYTES = 16;

const noted = z.object({ fingerprint: z.string() });

/** Logs at start that the secret has changed: once, and while an account's second step depends on the old one. */
export async function noteSecret(payload: Payload): Promise<void> {
  const fingerprint = fingerprintOf(environment().payloadSecret);
  const known = noted.safeParse(await payload.kv.get(KEY)).data?.fingerprint;
  const unreadable = await countUnreadable(payload);
  if (unreadable > 0 || (known !== undefined && known !== fingerprint))
    payload.logger.warn(
      `PAYLOAD_SECRET is not the one this site's data was created with. Links to give or withdraw consent still work. ` +
        `Links to conversations, previews and new passwords don't, nor do those that stop emails about prayers. ` +
        `Staff have to sign in again, and ${unreadable} accounts have to set up two-step sign-in again, with the setup key ` +
        `instead of a code. If you did not mean to change it, start with the earlier one. See docs/operations-reference.md.`,
    );
  if (known !== fingerprint) await payload.kv.set(KEY, { fingerprint });
}

/** Returns a value that identifies a secret without revealing anything about it. */
function fingerprintOf(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "fingerprint", FINGERPRINT_BYTES)).toString("base64url");
}
