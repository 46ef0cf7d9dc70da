import "server-only";
import { randomBytes } from "node:crypto";
import { isSameText } from "@lampstand/runtime/same-text";
import { processState } from "@lampstand/runtime/process-state";
import { type End, onRequest } from "@lampstand/runtime/response-headers";
import { cookies, headers } from "next/headers";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { logWarning } from "@/lib/utils/log";
import { signatureOf } from "@/lib/utils/signature";

const COOKIE = "visitor";

const SIGNED_ID = /^([\w-]{22})\.([\w-]{43})$/;

const LIFETIME_S = 180 * 24 * 60 * 60;

export async function knownVisitor(): Promise<string | null> {
  const [, id, signature] = SIGNED_ID.exec((await cookies()).get(COOKIE)?.value ?? "") ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSameText(signature, signatureOf("visitor", id)) ? id : null;
}

/** Sets the cookie if it is missing: only in route handlers and Server Actions. */
export async function visitorId(): Promise<string> {
  const known = await knownVisitor();
  if (known !== null) return known;
  const id = randomBytes(16).toString("base64url");
  (await cookies()).set(COOKIE, `${id}.${signatureOf("visitor", id)}`, {
    httpOnly: true,
    sameSite: "lax",
    secure: siteConfig().SITE_URL.startsWith("https:"),
    path: "/",
    maxAge: LIFETIME_S,
  });
  return id;
}

declare global {
  interface ProcessState {
    isAddressMissed?: boolean;
  }
}

const ipAddress = z.union([z.ipv4(), z.ipv6()]);

/** Returns the address that the first trusted proxy, or the site itself, saw; `null` if it is unknown. */
export async function visitorAddress(): Promise<string | null> {
  const forwarded = (await headers()).get("x-forwarded-for");
  const hops = forwarded?.split(",") ?? [];
  const address = ipAddress.safeParse(hops.at(-Math.max(1, trustedProxies()))?.trim()).data ?? null;
  if (address === null) warnOnce(hops.length);
  return address;
}

/** Warns that all visitors share one address's limits: a proxy passes on too little, or `TRUSTED_PROXIES` is wrong. */
function warnOnce(hops: number): void {
  const state = processState();
  if (state.isAddressMissed) return;
  state.isAddressMissed = true;
  logWarning("visitor-address-unknown", { hops, trustedProxies: trustedProxies() });
}

export function trustedProxies(): number {
  const { TRUSTED_PROXIES, SITE_URL } = siteConfig();
  return TRUSTED_PROXIES ?? (SITE_URL.startsWith("https:") ? 1 : 0); // only a proxy speaks https
}

/** Without a proxy, the sender may claim any address. Next then uses the connection's. */
export function dropForwardedAddresses(): End {
  return onRequest(({ headers }) => {
    if (trustedProxies() === 0) delete headers["x-forwarded-for"];
  });
}
