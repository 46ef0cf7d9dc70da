/**
 * Whether a request that changes something comes from a page of this site, as browsers say of every one. A program that
 * is no browser says nothing, and carries nobody's cookies.
 */
export function isSameOrigin(headers: Pick<Headers, "get">): boolean {
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}
