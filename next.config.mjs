import { parseEnvironment } from "./lib/env/environment.mjs";

const environment = parseEnvironment(process.env);

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
];

/** No other site may show this one in a frame. */
const contentPolicy = {
  key: "Content-Security-Policy",
  value: "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
};

const notForSearch = { key: "X-Robots-Tag", value: "noindex" };

/** A player is no search result of its own, but belongs to the page that shows it. */
const onlyWithin = { key: "X-Robots-Tag", value: "noindex, indexifembedded" };

/** A page whose address is a secret: it is kept nowhere, and nobody who is linked from it learns it. */
const secretAddress = [
  notForSearch,
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cache-Control", value: "no-store" },
];

/** Pages are rendered per request from cached content; `no-store` would keep them out of the back/forward cache. */
const pageHeaders = [...securityHeaders, { key: "Cache-Control", value: "private, no-cache" }];

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  transpilePackages: ["@lampstand/contract"],
  // Everything that draws link previews finds a page's metadata in its head, whatever it calls itself.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; a fresh machine is ready sooner without doing it again.
  typescript: { ignoreBuildErrors: true },
  // Turbopack looks for a proxy in the folders above, too: under the usual name it would become the provider's as well.
  pageExtensions: ["tsx", "ts", "site.ts"],
  // Without this `/EMBED/x`, which is no page, would pass for the player below.
  experimental: { caseSensitiveRoutes: true },
  images: {
    // Only the operator's own media address is ever fetched, which may well be on this machine.
    remotePatterns: [new URL(`${environment.MEDIA_BASE_URL}/**`)],
    dangerouslyAllowLocalIP: true,
    maximumRedirects: 0,
    // As long as the provider lets its stories' pictures be kept: a story may be withdrawn. Others say longer themselves.
    minimumCacheTTL: 300,
    formats: ["image/avif", "image/webp"],
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // The player alone may be framed; it brings a policy of its own, which one from here would replace.
    { source: "/((?!embed/[^/]+$).*)", headers: [contentPolicy] },
    { source: "/api/:rest*", headers: [notForSearch] },
    { source: "/embed/:rest*", headers: [onlyWithin] },
    { source: "/:screen(video-reels-new|video-reels-old)", headers: [notForSearch] },
    { source: "/((?!_next/|api/|.*\\.).*)", headers: pageHeaders },
    { source: "/:page(login|signup|profile)/:rest*", headers: [notForSearch] },
    { source: "/withdraw-consent/:token", headers: secretAddress },
  ],
};

export default nextConfig;
