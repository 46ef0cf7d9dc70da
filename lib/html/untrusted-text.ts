/** A base for relative URLs that no real URL has. */
const PLACEHOLDER_ORIGIN = "http://site.invalid";

/**
 * A link that visitors may follow, normalised as browsers do: an http(s) URL, or a path of this site, which no spelling
 * turns into another site. `null` for anything else.
 */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  if (!URL.canParse(trimmed, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(trimmed, PLACEHOLDER_ORIGIN);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== PLACEHOLDER_ORIGIN) return /^https?:\/\//i.test(trimmed) ? url.href : null;
  return trimmed.startsWith("/") ? pathOf(url) : null;
}

/** Path, query and fragment, with a single leading slash: two would name another site. */
export function pathOf(url: URL): string {
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** A text without control characters except tabs and line breaks, which become line feeds. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
