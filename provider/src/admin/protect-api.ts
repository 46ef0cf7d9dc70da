import config from "@payload-config";
import { getPayload } from "payload";

import { isStaffUser } from "../access/roles";
import { environment } from "../lib/environment";
import { requireDiskSpace } from "../lib/files/receive-file";
import { HttpError } from "../lib/http/responses";

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Most bytes that somebody who is not signed in may send: enough for signing in. */
const ANONYMOUS_BODY_LIMIT = 16 * 1024;

/** What staff read is theirs: neither their browser nor a cache on the way keeps it. */
export function keepFromCaches(handler: Handler): Handler {
  return async (request, context) => {
    const { body, status, statusText, headers } = await handler(request, context);
    const response = new Response(body, { status, statusText, headers });
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

/** What somebody who is not signed in may call: what signing in takes. */
const FOR_STRANGERS: ReadonlySet<string> = new Set([
  "GET staff/me",
  "POST staff/login",
  "POST staff/logout",
  "POST staff/first-register",
  "POST staff/forgot-password",
  "POST staff/reset-password",
]);

/** The most characters of what a form's parts are told apart by (RFC 2046). */
const BOUNDARY_MAX_LENGTH = 70;

/** Refuses whoever is not signed in before Payload reads anything: its answers tell what there is. */
export function staffOnly(handler: Handler): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const isForStrangers = FOR_STRANGERS.has(`${request.method} ${slug.join("/")}`);
    if (!isForStrangers && !(await isSignedIn(request.headers)))
      return refuse(403, "You are not allowed to perform this action.");
    return handler(request, context);
  };
}

/**
 * Guards a changing call of the admin's API: it must come from the admin's own pages, since the site, on another port
 * of the same host, gets the staff's cookie sent along too; and only staff may send files, which must fit on the disk.
 */
export function protectApi(handler: Handler): Handler {
  return async (request, context) => {
    if (!isSameOrigin(request)) return refuse(403, "This request didn’t come from the admin.");
    if (isUnreadableForm(request)) return refuse(400, "No files were uploaded.");
    if (!isSmall(request)) {
      if (!(await isSignedIn(request.headers))) return refuse(401, "Please sign in first.");
      if (!(await hasRoom(request))) return refuse(507, "The server’s disk is full.");
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

/** A form with files that has none, or no parts that could be told apart: Payload fails at it. */
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

/** Whether a body fits on the disk: where it is received and, unless that is elsewhere, where its file is kept. */
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

/** Whether a request's sender is signed in as staff. */
export async function isSignedIn(headers: Headers): Promise<boolean> {
  if (!headers.has("authorization") && !headers.has("cookie")) return false;
  const payload = await getPayload({ config });
  return isStaffUser((await payload.auth({ headers })).user);
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
