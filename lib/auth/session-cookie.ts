import "server-only";
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { processState } from "@/lib/utils/process-state";

const sessionSchema = z.object({
  /** A new one with each login. */
  id: z.string().min(1),
  userId: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** In milliseconds since 1970. */
  loginAt: z.number(),
});

/** What the site knows of a browser whose visitor has logged in. */
export type Session = z.output<typeof sessionSchema>;

/** A session as its cookie holds it. */
export type SealedSession = {
  session: Session;
  /** In milliseconds since 1970. */
  sealedAt: number;
};

const sealedSchema = z.object({ session: sessionSchema, iat: z.number() });

/** A session for its cookie: only this site can read or make one. It holds for 30 days from now. */
export async function sealSession(session: Session, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new EncryptJWT({ session })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_LIFETIME_S)
    .encrypt(sessionKey("cookie"));
}

/** What a cookie holds; `null` when it is too old, changed, or of another site. */
export async function openSession(cookie: string, now = Date.now()): Promise<SealedSession | null> {
  try {
    const { payload } = await jwtDecrypt(cookie, sessionKey("cookie"), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      currentDate: new Date(now),
      requiredClaims: ["exp"],
    });
    const { session, iat } = sealedSchema.parse(payload);
    return { session, sealedAt: iat * 1000 };
  } catch {
    return null;
  }
}

/** The cookie's name and attributes. On https no other host, and nothing unencrypted, can set it. */
export function sessionCookie() {
  const isSecure = siteConfig().SITE_URL.startsWith("https:");
  return {
    name: isSecure ? "__Host-session" : "session",
    attributes: {
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure,
      path: "/",
      maxAge: SESSION_LIFETIME_S,
    },
  } as const;
}

/** How long a browser stays logged in after its last visit, in seconds: 30 days. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60;

/** A session is renewed on a visit once it is older than this, in milliseconds: a day. */
export const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

const KEY_BYTES = 32;

/** A key of its own for each purpose, made of the site's secret; without one it holds as long as the process runs. */
export function sessionKey(purpose: "cookie" | "revocations"): Uint8Array {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  return new Uint8Array(hkdfSync("sha256", secret, "", `lampstand session ${purpose}`, KEY_BYTES));
}
