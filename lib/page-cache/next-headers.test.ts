import { readFileSync } from "node:fs";
import path from "node:path";
import {
  hasNextHeaders,
  INTERNAL_HEADERS,
  NAVIGATION_HEADERS,
  unfitNextHeaders,
  withoutDraftCookies,
} from "./next-headers.mjs";

const NEXT = path.dirname(require.resolve("next/package.json"));

/** The files that Next's server runs in production and that name its headers. */
const NEXT_FILES = [
  "client/components/app-router-headers.js",
  "client/components/router-reducer/fetch-server-response.js",
  "client/components/router-reducer/reducers/server-action-reducer.js",
  "client/components/segment-cache/cache.js",
  "compiled/next-server/app-page-turbo.runtime.prod.js",
  "compiled/next-server/app-route-turbo.runtime.prod.js",
  "compiled/next-server/server.runtime.prod.js",
  "lib/constants.js",
  "server/base-server.js",
  "server/lib/router-server.js",
  "server/lib/router-utils/resolve-routes.js",
  "server/lib/server-ipc/utils.js",
  "server/next-server.js",
  "server/web/adapter.js",
];

const NAME =
  /["'`](rsc|(?:next|x-(?:action|deployment|invo\w+|matched|middleware|next|nextjs|now|prerender))-[a-z-]+)["'`]/g;

/** Similar names that no request has: response headers, cookies, elements and Next's own parts. */
const OTHER_NAMES = [
  "next-error",
  "next-error-h1",
  "next-font-manifest",
  "next-instant-navigation-testing",
  "next-patch",
  "next-route-announcer",
  "next-size-adjust",
  "x-action-redirect",
  "x-action-revalidated",
  "x-middleware-request-",
  "x-nextjs-action-not-found",
  "x-nextjs-cache",
  "x-nextjs-deployment-id",
  "x-nextjs-matched-path",
  "x-nextjs-postponed",
  "x-nextjs-prerender",
  "x-nextjs-redirect",
  "x-nextjs-rewrite",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-stale-time",
];

const known = [...NAVIGATION_HEADERS, ...INTERNAL_HEADERS];

it("knows every request header that this version of Next has", () => {
  const named = NEXT_FILES.flatMap((file) => {
    const code = readFileSync(path.join(NEXT, "dist", file), "utf8");
    return [...code.matchAll(NAME)].map(([, name]) => name);
  });
  const requestHeaders = new Set(named.filter((name) => name && !OTHER_NAMES.includes(name)));
  expect([...requestHeaders].sort()).toEqual([...known].sort());
});

it.each([
  ["deploy/nginx/lampstand.conf.template", (name: string) => `proxy_set_header ${name} "";`],
  ["deploy/Caddyfile", (name: string) => `request_header -${name}\n`],
])("%s removes Next's internal headers from requests", (file, line) => {
  const configuration = readFileSync(file, "utf8");
  for (const name of INTERNAL_HEADERS) expect(configuration).toContain(line(name));
});

it("nginx caches no answer to a request with one of Next's headers", () => {
  const configuration = readFileSync("deploy/nginx/lampstand.conf.template", "utf8");
  const asked = /map "([^"]+)" \$lampstand_next \{/.exec(configuration)?.[1]?.split("$").filter(Boolean);
  expect(asked?.sort()).toEqual(known.map((name) => `http_${name.replaceAll("-", "_")}`).sort());
});

/** Returns a request's headers without those that make no sense in it. */
function left(method: string, headers: Record<string, string>) {
  const unfit = unfitNextHeaders(method, (name) => headers[name]);
  return Object.keys(headers).filter((name) => !unfit.includes(name));
}

const all = Object.fromEntries(known.map((name) => [name, "1"]));

it("keeps the headers that belong to a navigation and a server action", () => {
  expect(left("GET", { ...all, accept: "*/*" })).toEqual([...NAVIGATION_HEADERS, "accept"]);
  expect(left("POST", all)).toEqual(NAVIGATION_HEADERS);
});

it.each([
  ["GET", { ...all, rsc: "2" }],
  ["HEAD", { ...all, rsc: "" }],
  ["POST", { ...all, "next-action": "" }],
  ["DELETE", all],
])(
  "removes all of Next's headers from %s when the header that they depend on is missing",
  (method, headers) => {
    expect(left(method, headers)).toEqual([]);
  },
);

it("finds any of them", () => {
  for (const name of known) expect(hasNextHeaders({ [name]: "" })).toBe(true);
  expect(hasNextHeaders({ accept: "*/*" })).toBe(false);
});

it.each([
  ["__prerender_bypass=a", ""],
  ["session=a; __prerender_bypass=b; visitor=c", "session=a; visitor=c"],
  ["__next_preview_data=a;__prerender_bypass = b", ""],
  ["a=__prerender_bypass=b; __Host-session=c", "a=__prerender_bypass=b; __Host-session=c"],
])("removes draft cookies from '%s'", (cookies, left) => {
  expect(withoutDraftCookies(cookies)).toBe(left);
});
