/** No site: an address that stays here when it is resolved here. */
const HERE = "http://site.invalid";

/** Nothing that browsers read as another host or leave out when they read an address. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where somebody who logs in goes on to: a path of this site; the home page in the place of anything else. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !PATH.test(wanted) || !URL.canParse(wanted, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  const isHere = origin === HERE && !pathname.startsWith("//");
  return isHere && !/^\/(?:login|signup|api)(?:\/|$)/i.test(pathname) ? pathname + search + hash : "/";
}

/** The address of a page that leads on to `next`. */
export function withNext(path: "/login" | "/signup", next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
