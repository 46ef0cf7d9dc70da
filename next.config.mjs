import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { parseEnvironment } from "./lib/env/environment.mjs";
import { FOR_ONE_VISITOR, MEMBER_PAGES, SECRET_ADDRESSES } from "./lib/page-cache/per-visitor-routes.mjs";
import { FONT_FILES } from "./lib/text-layout/font-families.mjs";

// A wrong value stops a build, too.
parseEnvironment(process.env);

const notForSearch = { key: "X-Robots-Tag", value: "noindex" };

/** A player is no search result of its own, but belongs to the page that shows it. */
const onlyWithin = { key: "X-Robots-Tag", value: "noindex, indexifembedded" };

/** A page whose address is a secret: it is kept nowhere, and nobody who is linked from it learns it. */
const secretAddress = [
  notForSearch,
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cache-Control", value: "no-store" },
];

/** Browsers ask each time; `no-store` would keep pages out of the back/forward cache. */
const storedNowhere = { key: "Cache-Control", value: "private, no-cache" };

/** What is the same for everybody: shared caches that know this header (RFC 9213) may keep it for a moment, and not over an outage: it may show what was withdrawn meanwhile. */
const storedForAll = {
  key: "CDN-Cache-Control",
  value: "s-maxage=1, stale-while-revalidate=1",
};

/** @param {string[]} names */
const oneOf = (names) => names.join("|");

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Of its own for each, even where NEXT_DEPLOYMENT_ID is set: versions tell their pages in Redis apart by it.
  generateBuildId: () => null,
  // A stored page has its own (lib/page-cache/stored-page.mjs).
  generateEtags: false,
  transpilePackages: ["@lampstand/contract", "@lampstand/runtime"],
  // Loaded by Node, once: what is built separately counts with the same counters. Redis only where REDIS_URL names one.
  // HarfBuzz has a file beside it.
  serverExternalPackages: ["harfbuzzjs", "ioredis", "pino", "prom-client"],
  outputFileTracingIncludes: { "/preview/*": FONT_FILES, "/share/*": FONT_FILES },
  // All that is stored is kept there, within its limits, and nothing on disk.
  cacheHandler: fileURLToPath(new URL("./lib/page-cache/cache-handler.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  // Everything that draws link previews finds a page's metadata in its head, whatever it calls itself.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; a fresh machine is ready sooner without doing it again.
  typescript: { ignoreBuildErrors: true },
  // Turbopack looks for a proxy in the folders above, too: under the usual name it would become the provider's as well.
  pageExtensions: ["tsx", "ts", "site.ts"],
  experimental: {
    // Without this `/EMBED/x`, which is no page, would pass for the player below.
    caseSensitiveRoutes: true,
    // A page that was left is shown again for half a minute, the least that Next allows, without asking the site.
    staleTimes: { static: 30 },
    turbopackFileSystemCacheForBuild: process.env.WITHOUT_BUILD_CACHE !== "1",
  },
  // The site resizes pictures by itself (app/pictures): there is no `/_next/image`.
  images: { unoptimized: true },
  // Security headers are added by `lib/process/security-headers.ts`.
  headers: async () => [
    { source: "/api/:rest*", headers: [notForSearch] },
    { source: "/embed/:rest*", headers: [onlyWithin] },
    { source: "/:screen(video-reels-new|video-reels-old)", headers: [notForSearch] },
    { source: "/((?!_next/|api/|.*\\.).*)", headers: [storedNowhere] },
    {
      source: `/((?!_next/|api/|(?:${oneOf(FOR_ONE_VISITOR)})(?:/|$)|.*\\.).*)`,
      headers: [{ key: "Cache-Control", value: "no-cache" }, storedForAll],
    },
    { source: "/:file(feed.xml|sitemap.xml|robots.txt|manifest.webmanifest)", headers: [storedForAll] },
    { source: `/:page(${oneOf(MEMBER_PAGES)})/:rest*`, headers: [notForSearch] },
    { source: `/:page(${oneOf(SECRET_ADDRESSES)})/:token`, headers: secretAddress },
    // Without script, browsers would send its form without an origin, which Next refuses.
    { source: "/conversation/:token", headers: [{ key: "Referrer-Policy", value: "same-origin" }] },
  ],
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    createMessagesDeclaration: "./messages/en.json",
    messages: { path: "./messages", format: "json", sourceLocale: "en", locales: "infer", precompile: true },
  },
});

export default withNextIntl(nextConfig);
