import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { parseEnvironment } from "./lib/env/environment.mjs";
import { FOR_ONE_VISITOR, MEMBER_PAGES, SECRET_ADDRESSES } from "./lib/page-cache/per-visitor-routes.mjs";
import { LANGUAGES } from "@lampstand/contract/languages";
import { redirects, rewrites } from "./lib/routing.mjs";
import { FONT_FILES } from "./lib/text-layout/font-families.mjs";

// Also fails a build that has an invalid value.
parseEnvironment(process.env);

const notForSearch = { key: "X-Robots-Tag", value: "noindex" };

/** A player isn't a search result of its own, but belongs to the page that shows it. */
const onlyWithin = { key: "X-Robots-Tag", value: "noindex, indexifembedded" };

/** For a page whose address is a secret: nothing stores it, and the sites it links to don't learn it. */
const secretAddress = [
  notForSearch,
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cache-Control", value: "no-store" },
];

/** Browsers ask each time, but unlike with `no-store`, pages can enter the back/forward cache. */
const storedNowhere = { key: "Cache-Control", value: "private, no-cache" };

/**
 * For content that is the same for everybody. Shared caches that know this header (RFC 9213) may keep it briefly, but
 * not through an outage, when it could show something withdrawn meanwhile.
 */
const storedForAll = {
  key: "CDN-Cache-Control",
  value: "s-maxage=1, stale-while-revalidate=1",
};

/** @param {string[]} names */
const oneOf = (names) => names.join("|");

/** Before a page's path, in a language other than the church's own. */
const language = `:language(${oneOf(Object.keys(LANGUAGES))})?`;

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Each build needs its own, even if NEXT_DEPLOYMENT_ID is set: it tells the versions' pages in Redis apart.
  generateBuildId: () => null,
  // A stored page has its own (lib/page-cache/stored-page.mjs).
  generateEtags: false,
  transpilePackages: ["@lampstand/contract", "@lampstand/runtime"],
  // Loaded by Node, once, so separately built parts share their counters. Redis is loaded only if REDIS_URL is set.
  // HarfBuzz comes with an extra file.
  serverExternalPackages: ["harfbuzzjs", "ioredis", "pino", "prom-client"],
  outputFileTracingIncludes: { "/preview/*": FONT_FILES, "/share/*": FONT_FILES },
  // Keeps everything that is stored within the handler's limits, and nothing on disk.
  cacheHandler: fileURLToPath(new URL("./lib/page-cache/cache-handler.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  // Everything that draws link previews finds a page's metadata in its head, whatever user agent it claims to be.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; skipping them here gets a fresh machine ready sooner.
  typescript: { ignoreBuildErrors: true },
  // Turbopack also looks for a proxy in parent folders, so one with the usual name would also become the provider's.
  pageExtensions: ["tsx", "ts", "site.ts"],
  experimental: {
    // Otherwise `/EMBED/x`, which is no page, would match the player below.
    caseSensitiveRoutes: true,
    // Shows a page again for half a minute after leaving it, without asking the site: the minimum that Next allows.
    staleTimes: { static: 30 },
    turbopackFileSystemCacheForBuild: process.env.WITHOUT_BUILD_CACHE !== "1",
  },
  // The site resizes pictures itself (app/pictures), so there is no `/_next/image`.
  images: { unoptimized: true },
  redirects: async () => redirects,
  rewrites: async () => ({ beforeFiles: [], afterFiles: rewrites, fallback: [] }),
  // `lib/process/security-headers.ts` adds the security headers.
  headers: async () => [
    { source: "/api/:rest*", headers: [notForSearch] },
    { source: "/embed/:rest*", headers: [onlyWithin] },
    { source: `/${language}/:screen(video-reels-new|video-reels-old)`, headers: [notForSearch] },
    { source: "/((?!_next/|api/|.*\\.).*)", headers: [storedNowhere] },
    {
      source: `/((?!_next/|api/|(?:(?:${oneOf(Object.keys(LANGUAGES))})/)?(?:${oneOf(FOR_ONE_VISITOR)})(?:/|$)|.*\\.).*)`,
      headers: [{ key: "Cache-Control", value: "no-cache" }, storedForAll],
    },
    { source: "/:file(sitemap.xml|robots.txt|manifest.webmanifest)", headers: [storedForAll] },
    { source: `/${language}/feed.xml`, headers: [storedForAll] },
    { source: `/${language}/:page(${oneOf(MEMBER_PAGES)})/:rest*`, headers: [notForSearch] },
    { source: `/${language}/:page(${oneOf(SECRET_ADDRESSES)})/:token`, headers: secretAddress },
    // Without script, browsers would send its form without an origin, which Next refuses.
    {
      source: `/${language}/conversation/:token`,
      headers: [{ key: "Referrer-Policy", value: "same-origin" }],
    },
  ],
};

/**
 * Only a build needs the plugin, which needs programs that a release leaves out.
 *
 * @param {string} phase
 */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const withNextIntl = createNextIntlPlugin({
    requestConfig: "./lib/language/request.ts",
    experimental: {
      // Absolute: the provider's tests read this file from their own folder.
      createMessagesDeclaration: fileURLToPath(new URL("./messages/en.json", import.meta.url)),
      messages: {
        path: "./messages",
        format: "json",
        sourceLocale: "en",
        locales: "infer",
        precompile: true,
      },
    },
  });
  return withNextIntl(nextConfig);
}
