import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as responseFromConfig,
} from "next/experimental/testing/server";
import { paths } from "@/lib/paths";
import siteConfig from "@/next.config.mjs";
import { config } from "@/proxy.site";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import {
  FIRST_REEL,
  FOR_ONE_VISITOR,
  MEMBER_PAGES,
  QUERIES,
  SECRET_ADDRESSES,
  variantPath,
  VERSIONED,
} from "./per-visitor-routes.mjs";

const SITE = "https://stories.example";

const at = (address: string, headers = {}) => variantPath(SITE + address, new Headers(headers));

const KNOWN = { "if-none-match": '"v"' };

it.each([
  ["/video-reels?v=ferry", "/video-reels/reel/ferry"],
  ["/video-reels?v=a%2Fb%3Fc&utm_source=mail", "/video-reels/reel/a%2Fb%3Fc"],
  ["/video-reels?v=ferry&hashtags=a", "/video-reels/per-request"],
  ["/video-reels?hashtags=a&hashtags=b", "/video-reels/per-request"],
  ["/video-reels?hashtags=&hashtags=b", "/video-reels/per-request"],
  ["/hashtag/f%C3%BCr-alle?v=ferry", "/hashtag/f%C3%BCr-alle/reel/ferry"],
  ["/hashtags?hashtags=a", "/hashtags/per-request"],
  ["/contact-us?recordedAt=Here", "/contact-us/per-request"],
  ["/join-us?recordedAt=Here", "/join-us/per-request"],
  ["/form?recordedAt=Here", "/join-us/per-request"],
  ["/sitemap.xml?part=2", "/sitemap.xml/per-request"],
])("%s is rendered at %s", (address, expected) => {
  expect(at(address)).toBe(expected);
});

it.each([
  "/video-reels",
  "/video-reels?v=",
  "/video-reels?v=ferry&v=boat",
  "/video-reels?v=.",
  "/video-reels?v=..",
  "/video-reels?utm_source=mail",
  "/hashtag/hope",
  "/hashtag/hope?hashtags=a",
  "/hashtag/hope/more?v=ferry",
  "/hashtags?v=ferry",
  "/contact-us?v=ferry",
  "/?v=ferry",
  "/feed.xml",
])("%s is the same for everybody", (address) => {
  expect(at(address)).toBeNull();
});

it("checks the client's version of documents, and of no page", () => {
  expect(at("/feed.xml", KNOWN)).toBe("/feed.xml/per-request");
  expect(at("/es/feed.xml", KNOWN)).toBe("/es/feed.xml/per-request");
  expect(at("/sitemap.xml", KNOWN)).toBe("/sitemap.xml/per-request");
  expect(at("/blog", KNOWN)).toBeNull();
});

/** All addresses of pages and documents, with an example slug. */
const ADDRESSES = [
  ...Object.values(paths).filter((address) => typeof address === "string"),
  ...[paths.hashtag("hope"), paths.blog("hope"), paths.video("hope"), paths.shortLink("hope")],
];

const PARAMETERS = [FIRST_REEL, ...QUERIES.flatMap(([, parameters]) => parameters)];

/** Returns whether Next calls the proxy. */
const isAsked = (address: string, headers = {}) => doesProxyMatch({ config, url: SITE + address, headers });

it.each(["v", "hashtags", "recordedAt", "part", "other"])(
  "the proxy runs only for the pages that depend on `?%s=`",
  (name) => {
    const asked = ADDRESSES.map((address) => `${address}?${name}=a`);
    const different = asked.filter((address) => at(address) !== null);
    expect(asked.filter((address) => isAsked(address))).toEqual(different);
    expect(different.length > 0).toBe(name !== "other");
  },
);

it.each(LANGUAGE_NAMES)("the same is so for the pages in the language %s", async (language) => {
  const prefix = `/${language}`;
  const pages = ADDRESSES.filter((address) => !address.includes("."));
  for (const name of PARAMETERS.filter((parameter) => parameter !== "part")) {
    const asked = pages.map((address) => `${prefix}${address === "/" ? "" : address}?${name}=a`);
    const different = asked.filter((address) => at(address) !== null);
    expect(asked.filter((address) => isAsked(address))).toEqual(different);
    expect(different).not.toEqual([]);
    for (const address of different) expect(at(address)?.startsWith(`${prefix}/`)).toBe(true);
  }
  expect(isAsked(`${prefix}/feed.xml`, KNOWN)).toBe(true);
  expect(isAsked(`${prefix}/feed.xml`)).toBe(false);
  const nextConfig = await siteConfig(PHASE_PRODUCTION_SERVER);
  const headersOf = async (address: string) =>
    (await responseFromConfig({ url: SITE + prefix + address, nextConfig })).headers;
  for (const name of FOR_ONE_VISITOR)
    expect((await headersOf(`/${name}/a`)).has("cdn-cache-control")).toBe(false);
  for (const name of MEMBER_PAGES) expect((await headersOf(`/${name}`)).get("x-robots-tag")).toBe("noindex");
  for (const name of SECRET_ADDRESSES)
    expect((await headersOf(`/${name}/a`)).get("cache-control")).toBe("no-store");
  for (const address of ["/blog", "/feed.xml"])
    expect((await headersOf(address)).has("cdn-cache-control")).toBe(true);
});

it("the proxy runs for no other parameter, and checks versions only of these documents", () => {
  const names = config.matcher.flatMap(({ has }) => has.filter(({ type }) => type === "query"));
  expect(new Set(names.map(({ key }) => key))).toEqual(new Set(PARAMETERS));
  expect(ADDRESSES.filter((address) => isAsked(address, KNOWN)).sort()).toEqual([...VERSIONED].sort());
});

it("each of them has a variant", () => {
  const variants = ADDRESSES.flatMap((address) =>
    PARAMETERS.flatMap((name) => at(`${address}?${name}=a`) ?? []),
  );
  const folders = [...new Set(variants)].map((variant) =>
    variant
      .replace("/hope/", "/[slug]/")
      .replace("[slug]/reel/a", "[slug]/reel/[reel]")
      .replace("/reel/a", "/reel/[slug]"),
  );
  expect(folders).toHaveLength(7);
  const files = ["page.tsx", "route.ts"];
  const isThere = (folder: string) =>
    ["[locale]/(bare)", "[locale]/(site)", ""].some((group) =>
      files.some((file) => existsSync(path.join(process.cwd(), "app", group, folder, file))),
    );
  expect(folders.filter((folder) => !isThere(folder))).toEqual([]);
});

describe("pages for one visitor", () => {
  it("exist on the site", () => {
    const groups = ["[locale]/(bare)", "[locale]/(site)", "[locale]", ""];
    const isThere = (name: string) =>
      groups.some((group) => existsSync(path.join(process.cwd(), "app", group, name)));
    expect(FOR_ONE_VISITOR.filter((name) => !isThere(name))).toEqual([]);
  });

  it("are never stored by shared caches", async () => {
    const nextConfig = await siteConfig(PHASE_PRODUCTION_SERVER);
    const isShared = async (address: string) =>
      (await responseFromConfig({ url: SITE + address, nextConfig })).headers.has("cdn-cache-control");
    for (const name of FOR_ONE_VISITOR)
      expect([await isShared(`/${name}`), await isShared(`/${name}/a`)]).toEqual([false, false]);
    expect(await isShared("/blog")).toBe(true);
  });

  it("are not stored by nginx either if they depend on a session or a secret", () => {
    const nginx = readFileSync("deploy/nginx/lampstand.conf.template", "utf8");
    const [, names = ""] =
      /location ~ \^\/\(\?:\(\?:[a-z|-]+\)\/\)\?\(\?:(api\|[a-z|-]+)\)/.exec(nginx) ?? [];
    expect(names.split("|").sort()).toEqual(["api", ...MEMBER_PAGES, ...SECRET_ADDRESSES].sort());
    const languages = [...nginx.matchAll(/location ~ \^\/\(\?:\(\?:([a-z|-]+)\)\/\)\?/g)];
    expect(languages.map(([, prefixes = ""]) => prefixes.split("|"))).toEqual([
      LANGUAGE_NAMES,
      LANGUAGE_NAMES,
    ]);
  });
});
