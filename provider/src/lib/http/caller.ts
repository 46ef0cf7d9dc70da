import { networkOf } from "@lampstand/runtime/networks";
import { isSameText } from "@lampstand/runtime/same-text";
import { IDEMPOTENCY_KEY_PATTERN } from "@lampstand/contract/patterns";

import { environment } from "../environment";
import { socketAddress } from "./node-server";
import { HttpError } from "./responses";

const BEARER = /^Bearer (.+)$/i;

/** Groups that name all networks which one household or company may have been given. */
const HOUSEHOLD_GROUPS = 3;

/** Whether a call comes from the site itself: it carries the `API_TOKEN` that both were started with. */
export function isFromSite({ headers }: Request): boolean {
  return isSiteToken(headers.get("authorization") ?? undefined);
}

/** Whether a header `Authorization` is the site's. */
export function isSiteToken(authorization: string | undefined): boolean {
  const { apiToken } = environment();
  const given = BEARER.exec(authorization ?? "")?.[1];
  return apiToken !== undefined && given !== undefined && isSameText(given, apiToken);
}

/**
 * The address that a call is counted for: the visitor's, where the site tells it, else the one at the other end of the
 * connection. Of an IPv6 address, its network (/64).
 */
export function clientAddress(request: Request): string {
  return networkOf(addressOf(request));
}

/** As `clientAddress`, where different people are counted: of an IPv6 address, all networks of its household (/48). */
export function clientHousehold(request: Request): string {
  return networkOf(addressOf(request), HOUSEHOLD_GROUPS);
}

function addressOf(request: Request): string {
  const told = isFromSite(request) ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : "";
  return told || socketAddress() || "unknown";
}

/**
 * The submission's key, from the header `Idempotency-Key`; none where the sender gave none.
 * @throws HttpError 400 when it is not 1 to 100 characters of `[A-Za-z0-9_-]`.
 */
export function readIdempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    throw new HttpError(400, "The Idempotency-Key is not one that can be kept");
  return key;
}
