import { paths } from "@/lib/paths";

/** The last segment of the page's twin that is rendered for each request. */
const TWIN = "/per-request";

const SEGMENT = "[^/]+";

/** The query parameters that make a difference to a stored page, by its path. */
const QUERIES: [path: string, parameters: string[]][] = [
  [paths.reels, ["v", "hashtags"]],
  [`/hashtag/${SEGMENT}`, ["v"]],
  [paths.hashtags, ["hashtags"]],
  [paths.contactUs, ["recordedAt"]],
  [paths.joinUs, ["recordedAt"]],
  [paths.joinUsForm, ["recordedAt"]],
  [paths.sitemap, ["part"]],
];

/** Documents of which programs keep a version, and ask whether it changed. */
const VERSIONED: readonly string[] = [paths.feed, paths.sitemap];

/**
 * The path of what is rendered for this request alone; `null` where the page that everybody gets is the answer. The
 * proxy's matcher names the same addresses.
 */
export function perRequestPath(url: string, headers: Pick<Headers, "has">): string | null {
  const { pathname, searchParams } = new URL(url);
  const isVersioned = VERSIONED.includes(pathname) && headers.has("if-none-match");
  const parameters = QUERIES.find(([path]) => new RegExp(`^${path}$`).test(pathname))?.[1] ?? [];
  if (!isVersioned && !parameters.some((name) => searchParams.getAll(name).some(Boolean))) return null;
  return (pathname === paths.joinUsForm ? paths.joinUs : pathname) + TWIN;
}
