const PLACEHOLDER_ORIGIN = "http://site.invalid"; // no real URL has it

/** Normalises like browsers: to an http(s) URL, or a path that no spelling turns into another site; else `null`. */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  if (!URL.canParse(trimmed, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(trimmed, PLACEHOLDER_ORIGIN);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== PLACEHOLDER_ORIGIN) return /^https?:\/\//i.test(trimmed) ? url.href : null;
  return trimmed.startsWith("/") ? pathOf(url) : null;
}

/** Returns one leading slash: two would name another site. */
export function pathOf(url: URL): string {
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** Keeps tabs and line breaks, which become line feeds. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
