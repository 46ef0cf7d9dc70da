import { createHash, timingSafeEqual } from "node:crypto";

import { environment } from "../environment";

const BEARER = /^Bearer (.+)$/i;

/** Whether a call comes from the site itself: it carries the `API_TOKEN` that both were started with. */
export function isFromSite({ headers }: Request): boolean {
  const { apiToken } = environment();
  const given = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  return apiToken !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(apiToken));
}

/** Of one length whatever the text is, as the comparison wants it. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
