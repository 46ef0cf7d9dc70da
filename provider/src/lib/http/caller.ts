import { networkOf } from "@lampstand/runtime/networks";
import { isSameText } from "@lampstand/runtime/same-text";
import { IDEMPOTENCY_KEY_PATTERN } from "@lampstand/contract/patterns";

import { environment } from "../environment";
import { socketAddress } from "./node-server";
import { HttpError } from "./responses";

const BEARER = /^Bearer (.+)$/i;

/** How many groups identify all the networks of one household or company. */
const HOUSEHOLD_GROUPS = 3;

/** Returns whether a call comes from the site: it carries the shared `API_TOKEN`. */
export function isFromSite({ headers }: Request): boolean {
  return isSiteToken(headers.get("authorization") ?? undefined);
}

export function isSiteToken(authorization: string | undefined): boolean {
  const { apiToken } = environment();
  const token = BEARER.exec(authorization ?? "")?.[1];
  return apiToken !== undefined && token !== undefined && isSameText(token, apiToken);
}

/** Returns the visitor's address as the site reports it, or the connection's. For IPv6, its network (/64). */
export function clientAddress(request: Request): string {
  return networkOf(addressOf(request));
}

/** Like `clientAddress`, for counting different people: for IPv6, the whole household (/48). */
export function clientHousehold(request: Request): string {
  return networkOf(addressOf(request), HOUSEHOLD_GROUPS);
}

function addressOf(request: Request): string {
  const forwarded = isFromSite(request)
    ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
    : "";
  return forwarded || socketAddress() || "unknown";
}

/**
 * Reads the submission's key from the `Idempotency-Key` header, if there is one.
 * @throws HttpError 400 when it is not 1 to 100 characters of `[A-Za-z0-9_-]`.
 */
export function readIdempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    throw new HttpError(400, "The Idempotency-Key is not one that can be kept");
  return key;
}
