import { paths } from "@/lib/paths";

const TWIN = "/per-request";

const SEGMENT = "[^/]+";

const QUERIES: [path: string, parameters: string[]][] = [
  [paths.reels, ["v", "hashtags"]],
  [`/hashtag/${SEGMENT}`, ["v"]],
  [paths.hashtags, ["hashtags"]],
  [paths.contactUs, ["recordedAt"]],
  [paths.joinUs, ["recordedAt"]],
  [paths.joinUsForm, ["recordedAt"]],
  [paths.sitemap, ["part"]],
];

const VERSIONED: readonly string[] = [paths.feed, paths.sitemap];

/** `null` where the stored page is the answer. The matcher in proxy.site.ts names the same addresses. */
export function perRequestPath(url: string, headers: Pick<Headers, "has">): string | null {
  const { pathname, searchParams } = new URL(url);
  const isVersioned = VERSIONED.includes(pathname) && headers.has("if-none-match");
  const parameters = QUERIES.find(([path]) => new RegExp(`^${path}$`).test(pathname))?.[1] ?? [];
  if (!isVersioned && !parameters.some((name) => searchParams.getAll(name).some(Boolean))) return null;
  return (pathname === paths.joinUsForm ? paths.joinUs : pathname) + TWIN;
}
