import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { siteConfig } from "@/lib/env/site-config";

const COOKIE = "visitor";

const FORM = /^[\w-]{22}$/;

/** How long a browser is known, in seconds: half a year. */
const LIFETIME_S = 180 * 24 * 60 * 60;

/** Who is asking, as a browser: the id in its cookie; `null` for one that has none yet. */
export async function knownVisitor(): Promise<string | null> {
  const id = (await cookies()).get(COOKIE)?.value;
  return id !== undefined && FORM.test(id) ? id : null;
}

/** The same, where a browser without an id is given one: in route handlers and Server Actions. */
export async function visitorId(): Promise<string> {
  const known = await knownVisitor();
  if (known !== null) return known;
  const id = randomBytes(16).toString("base64url");
  (await cookies()).set(COOKIE, id, {
    httpOnly: true,
    sameSite: "lax",
    secure: siteConfig().SITE_URL.startsWith("https:"),
    path: "/",
    maxAge: LIFETIME_S,
  });
  return id;
}
