const SOME_SITE = "http://site.invalid";

/**
 * A link a visitor may follow, as a browser reads it: an http(s) address, or a path of this site. No spelling of a path
 * can lead to another site. Anything else: `null`.
 */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  if (!URL.canParse(trimmed, SOME_SITE)) return null;
  const url = new URL(trimmed, SOME_SITE);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== SOME_SITE) return /^https?:\/\//i.test(trimmed) ? url.href : null;
  return trimmed.startsWith("/") ? pathOf(url) : null;
}

/** Path, query and fragment. Two leading slashes would name another site. */
export function pathOf(url: URL): string {
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
