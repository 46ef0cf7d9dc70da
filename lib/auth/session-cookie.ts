import "server-only";
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { siteSecret } from "@/lib/utils/signature";

const sessionSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  loginAt: z.number(), // milliseconds since 1970
});

export type Session = z.output<typeof sessionSchema>;

export type SealedSession = {
  session: Session;
  sealedAt: number; // milliseconds since 1970
};

const sealedSchema = z.object({ session: sessionSchema, iat: z.number() });

export async function sealSession(session: Session, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new EncryptJWT({ session })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_LIFETIME_S)
    .encrypt(sessionKey("cookie"));
}

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

export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60; // after the last visit

export const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

const KEY_BYTES = 32;

/** Without SESSION_SECRET, a key is valid as long as the process runs. */
export function sessionKey(purpose: "cookie" | "revocations"): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", siteSecret(), "", `lampstand session ${purpose}`, KEY_BYTES));
}
