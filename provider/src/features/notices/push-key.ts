import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";

import { environment } from "../../lib/environment";

const KEY_BYTES = 32;
/** Services refuse a longer one than a day (RFC 8292). */
const VALID_SECONDS = 12 * 60 * 60;

/**
 * Returns the key pair by which push services recognize this provider (VAPID). It follows from the provider's secret,
 * so it is made and kept with it, and all instances have the same.
 */
function keyPair() {
  const secret = Buffer.from(hkdfSync("sha256", environment().payloadSecret, "", "push notices", KEY_BYTES));
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return { secret, point: pair.getPublicKey() };
}

/** Returns the public key, which a browser subscribes with. */
export function publicPushKey(): string {
  return keyPair().point.toString("base64url");
}

/** Returns the header that identifies this provider to the push service of an address. */
export function pushAuthorization(endpoint: string, now = Date.now()): string {
  const exp = Math.floor(now / 1000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: environment().adminUrl };
  const unsigned = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const { secret, point } = keyPair();
  // The point begins with a byte that says its form. Both coordinates follow.
  const [d, x, y] = [secret, point.subarray(1, 1 + KEY_BYTES), point.subarray(1 + KEY_BYTES)].map((part) =>
    part.toString("base64url"),
  );
  const key = createPrivateKey({ key: { kty: "EC", crv: "P-256", d, x, y }, format: "jwk" });
  const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicPushKey()}`;
}
