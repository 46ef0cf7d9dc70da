/** The languages of the interface, as their addresses begin. Node loads this file unbuilt. */
export const LANGUAGES = /** @type {const} */ (["en"]);

/**
 * The church's own language has no prefix. Within the site, its pages are in this folder, because which language it is
 * can change while the site runs.
 */
export const OWN_LANGUAGE = "default";

/** Folders in `app/` without a language. */
const WITHOUT_LANGUAGE = ["_next", "api", "embed", "metrics", "pictures", "preview", "qr"];

/** Files of a story's or page's share page, such as its poster. */
const SHARE_FILES = "share/[^/]+/[^/]+/.";

const ELSEWHERE = [`(?:${[...LANGUAGES, OWN_LANGUAGE, ...WITHOUT_LANGUAGE].join("|")})(?:/|$)`, SHARE_FILES];

/** Leads addresses without a prefix to the pages of the church's own language, unless a file or a route has them. */
export const rewrites = [
  { source: "/", destination: `/${OWN_LANGUAGE}` },
  { source: `/:path((?!${ELSEWHERE.join("|")}).+)`, destination: `/${OWN_LANGUAGE}/:path` },
];

/** Hides the folder of the church's own language. */
export const redirects = [
  { source: `/${OWN_LANGUAGE}/:path*`, destination: "/:path*", permanent: true },
];

/**
 * Returns the address of a page that Next knows by its path within the site.
 *
 * @param {string} path
 */
export function publicPath(path) {
  const [, first, rest = ""] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return first === OWN_LANGUAGE ? rest || "/" : path;
}
