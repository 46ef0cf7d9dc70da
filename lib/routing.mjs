import { isLanguage, LANGUAGES } from "@lampstand/contract/languages";

/**
 * The church's own language has no prefix. Within the site, its pages stand below this name, because staff can change
 * the language while the site runs.
 */
export const OWN_LANGUAGE = "default";

/** What has no language: routes that are no pages, and the files of a share page, such as its poster. */
const WITHOUT_LANGUAGE = "(?:_next|api|embed|metrics|pictures|preview|qr)(?:/|$)|share/[^/]+/[^/]+/.";

const PREFIXES = Object.keys(LANGUAGES).join("|");

/** Leads addresses without a prefix to the pages of the church's own language, unless a file or a route has them. */
export const rewrites = [
  { source: "/", destination: `/${OWN_LANGUAGE}` },
  {
    source: `/:path((?!(?:${OWN_LANGUAGE}|${PREFIXES})(?:/|$)|${WITHOUT_LANGUAGE}).+)`,
    destination: `/${OWN_LANGUAGE}/:path`,
  },
];

/** Hides the name that stands for the church's own language. */
export const redirects = [{ source: `/${OWN_LANGUAGE}/:path*`, destination: "/:path*", permanent: true }];

/**
 * Divides a page's path, as visitors or Next know it, into its prefix and the path that all languages share.
 *
 * @param {string} path
 * @returns {{ prefix: string, path: string }} the prefix is empty for the church's own language
 */
export function splitPath(path) {
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (first !== OWN_LANGUAGE && !isLanguage(first)) return { prefix: "", path };
  // Browsers read two slashes or backslashes as another site.
  const shared = `/${rest.replace(/^[/\\\p{Cc}]+/u, "")}`;
  return { prefix: isLanguage(first) ? `/${first}` : "", path: shared };
}

/** The feed isn't among them: it has an address in each language. */
const NO_PAGE = new RegExp(`^/(?:${WITHOUT_LANGUAGE}|(?!feed\\.xml$)[^/]+\\.(?:txt|webmanifest|xml)$)`);

/**
 * Returns the address of a page in the language with this prefix. Addresses that have a language already, and those
 * that are no pages of this site, stay as they are.
 *
 * @param {string} prefix
 * @param {string} href
 */
export function localPath(prefix, href) {
  if (!prefix || !/^\/(?!\/)/.test(href) || NO_PAGE.test(href) || splitPath(href).prefix) return href;
  return prefix + href.replace(/^\/(?=$|[?#])/, "");
}

/** What follows a page's path in the paths of its variants (`page-cache/per-visitor-routes.mjs`). */
export const PER_REQUEST = "/per-request";
export const PER_REEL = "/reel/";

const VARIANT = new RegExp(`(?:${PER_REQUEST}|${PER_REEL}[^/]+)$`);

/**
 * Returns the path of the page that a variant belongs to; other paths as they are.
 *
 * @param {string} path
 */
export function pathOfVariant(path) {
  return path.replace(VARIANT, "");
}
