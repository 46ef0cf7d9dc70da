import { INTERNAL_HEADERS, NAVIGATION_HEADERS } from "../../lib/page-cache/next-headers.mjs";
import { readBlogs, findVideo } from "./contract";
import { repeat } from "./form-request";
import { STORED_PAGES } from "./stored-pages";
import { expect } from "./test";

type Headers = Record<string, string>;
type Answer = { status: number; headers: Record<string, unknown>; body: Buffer | string };

/** Requests a path of the site through its proxy. */
export type Ask = (path: string, headers?: Headers) => Promise<Answer>;

const VALUES = ["1", "0", "", "2", "/_tree", "/login"];

const SEGMENT = { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };

/** Headers with which Next answers something other than the page. */
const KNOWN_ATTACKS: Headers[] = [
  SEGMENT,
  { rsc: "1" },
  { rsc: "1", ...SEGMENT },
  { rsc: "0", ...SEGMENT },
  { rsc: "1", "next-router-prefetch": "2" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { "next-router-segment-prefetch": "/_tree" },
  { "next-action": "x".repeat(42) },
  { "x-nextjs-data": "1" },
  { "x-matched-path": "/login", "x-now-route-matches": "1=login" },
  { "x-middleware-rewrite": "/login", "x-middleware-next": "1" },
  { "x-middleware-override-headers": "rsc", "x-middleware-request-rsc": "1" },
  { "next-resume": "1", "x-next-resume-state-length": "1" },
  { "sec-fetch-dest": "image" },
  { cookie: "next-instant-navigation-testing=1" },
];

const EVERY_HEADER: Headers[] = [...NAVIGATION_HEADERS, ...INTERNAL_HEADERS].flatMap((name) => [
  ...VALUES.map((value) => ({ [name]: value })),
  { rsc: "1", [name]: "/_tree" },
]);

const DOCUMENTS = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"];

const AT_ONCE = 16;

/** The test's two sizes: all pages and headers, for `npm run test:soak`, and those known to do harm. */
export const SIZES = [
  { tag: "@small", isWhole: false },
  { tag: "@soak", isWhole: true },
];

/** Requests stored pages with Next's headers, and expects that later visitors receive whole pages. */
export async function expectPagesUnspoiled(ask: Ask, providerUrl: string, isWhole: boolean): Promise<void> {
  const [blog] = await readBlogs(providerUrl);
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  const few = ["/", "/blog", `/embed/${slug}`, "/feed.xml", "/no/such/page"];
  const ofSlugs = [`/blog/${blog?.slug ?? ""}`, `/video-detail/${slug}`, "/blog/none"];
  const pages = isWhole ? [...new Set([...few, ...ofSlugs, ...STORED_PAGES, ...DOCUMENTS])] : few;
  const attacks = isWhole ? [...KNOWN_ATTACKS, ...EVERY_HEADER] : KNOWN_ATTACKS;
  for (const page of pages) {
    const usual = essence(await ask(page));
    await repeat(attacks.length, AT_ONCE, async (number) => {
      const headers = attacks[number] ?? {};
      // One has never been requested, the other is stored.
      for (const path of [`${page}?attack=${number}`, page]) {
        const what = `${path} with ${JSON.stringify(headers)}`;
        const attacked = await ask(path, headers);
        expect(attacked.status, what).toBeLessThan(500);
        const isPage = attacked.status === 200 && essence(attacked) === usual;
        if (!isPage) expect(attacked.headers, what).not.toHaveProperty("cdn-cache-control");
        expect(essence(await ask(path)), `after ${what}`).toBe(usual);
      }
    });
  }
}

/** Returns what is the same in all complete responses for a page. */
function essence({ status, headers, body }: Answer): string {
  const text = body.toString().trim();
  return [status, String(headers["content-type"]), text.slice(0, 15), text.slice(-8)].join(" ");
}
