import { isIPv6 } from "node:net";

import { isSameText } from "@lampstand/runtime/same-text";

import { environment } from "../environment";
import { socketAddress } from "./node-server";

const BEARER = /^Bearer (.+)$/i;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a household's network; the others are the household's to choose. */
const NETWORK_GROUPS = 4;

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
  const told = isFromSite(request) ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : "";
  return networkOf(told || socketAddress() || "unknown");
}

/** The network of an IPv6 address; any other text as it is. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const before = start.split(":").filter(Boolean);
  const after = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
