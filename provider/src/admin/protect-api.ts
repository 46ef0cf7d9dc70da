import config from "@payload-config";
import { initI18n } from "@payloadcms/translations";
import { getPayload, getRequestLanguage, parseCookies } from "payload";

import { isStaffUser } from "../access/roles";
import { environment } from "../lib/environment";
import { requireDiskSpace } from "../lib/files/receive-file";
import { HttpError } from "../lib/http/responses";
import type { Need } from "./staff/repeat-calls";
import { type TextKey, translateWith } from "./texts/text";

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** The largest body that somebody who is not signed in may send, in bytes: enough to sign in. */
const ANONYMOUS_BODY_LIMIT = 16 * 1024;

/** Keeps staff's answers out of all caches, including their browser's. */
export function keepFromCaches(handler: Handler): Handler {
  return async (request, context) => {
    const { body, status, statusText, headers } = await handler(request, context);
    const response = new Response(body, { status, statusText, headers });
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

/** The calls that signing in needs, which anyone may make. */
const FOR_STRANGERS: ReadonlySet<string> = new Set([
  "GET staff/me",
  "POST staff/login",
  "POST staff/logout",
  "POST staff/first-register",
  "POST first-restore",
  "POST staff/forgot-password",
  "POST staff/reset-password",
]);

/** The longest boundary between a form's parts, in characters (RFC 2046). */
const BOUNDARY_MAX_LENGTH = 70;

/** Refuses people who aren't signed in before Payload reads anything, since its answers reveal what exists. */
export function staffOnly(handler: Handler): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const isForStrangers = FOR_STRANGERS.has(`${request.method} ${slug.join("/")}`);
    if (!isForStrangers && !(await isSignedIn(request.headers)))
      return refuse(request, 403, "api:signInAgain", { needs: "session" });
    return handler(request, context);
  };
}

/**
 * Guards changing calls of the admin's API. They must come from the admin's own pages, since browsers also send the
 * staff cookie with calls from the site, on another port of the same host. Only staff may send files, which must fit on
 * the disk.
 */
export function protectApi(handler: Handler): Handler {
  return async (request, context) => {
    if (!isSameOrigin(request)) return refuse(request, 403, "api:otherOrigin");
    if (isUnreadableForm(request)) return refuse(request, 400, "api:noFiles");
    if (!isSmall(request)) {
      if (!(await isSignedIn(request.headers)))
        return refuse(request, 401, "api:signInAgain", { needs: "session" });
      if (!(await hasRoom(request))) return refuse(request, 507, "api:diskFull");
    }
    return handler(request, context);
  };
}

function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns whether a form for files is empty or its boundary is invalid: Payload would fail on it. */
function isUnreadableForm({ headers, body }: Request): boolean {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return false;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? [];
  const { length } = quoted ?? plain ?? "";
  return body === null || headers.get("content-length") === "0" || length < 1 || length > BOUNDARY_MAX_LENGTH;
}

function isSmall({ headers, body }: Request): boolean {
  const length = headers.get("content-length");
  return body === null || (length !== null && Number(length) <= ANONYMOUS_BODY_LIMIT);
}

/** Returns whether a body fits on the disk: once as received and, unless files are stored elsewhere, once as stored. */
async function hasRoom({ headers }: Request): Promise<boolean> {
  const { dataDir, s3 } = environment();
  const copies = s3 ? 1 : 2;
  try {
    await requireDiskSpace(copies * Number(headers.get("content-length") ?? 0), dataDir);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Returns whether a request's sender is signed in as staff. */
export async function isSignedIn(headers: Headers): Promise<boolean> {
  if (!headers.has("authorization") && !headers.has("cookie")) return false;
  const payload = await getPayload({ config });
  return isStaffUser((await payload.auth({ headers })).user);
}

async function refuse(
  { headers }: Request,
  status: number,
  key: TextKey,
  data?: { needs: Need },
): Promise<Response> {
  const settings = await config;
  const language = getRequestLanguage({ config: settings, cookies: parseCookies(headers), headers });
  const { t } = await initI18n({ config: settings.i18n, context: "api", language });
  const message = translateWith(t)(key);
  return Response.json({ errors: [{ message, data }] }, { status });
}
