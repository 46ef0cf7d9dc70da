import { DEFAULT_LANGUAGE, isLanguage } from "@lampstand/contract/languages";
import { createTranslator } from "next-intl";
import { NextResponse, type NextRequest } from "next/server";
import { type Refusal, refusalPage } from "./lib/http/refusal-page";
import { catalogueOf } from "./lib/i18n/catalogues";
import { formatLocale } from "./lib/i18n/formats";
import { splitPath } from "./lib/routing.mjs";
import { variantPath } from "./lib/page-cache/per-visitor-routes.mjs";
import { rejectPagePost } from "./lib/http/same-origin";

/**
 * Rejects requests with a body before Next reads them, except the forms on its own pages. Rewrites addresses whose
 * query matters to a variant of the stored page, which is the same for everybody.
 */
export default async function proxy(request: NextRequest): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = await rejectPagePost(request);
    if (refusal) return pageOf(refusal, request.nextUrl.pathname);
  }
  const path = variantPath(request.url, request.headers);
  return path === null ? NextResponse.next() : NextResponse.rewrite(atPath(request.url, path));
}

/** Not by next-intl's own function, which needs the page that is being rendered. */
async function pageOf(refusal: Refusal, path: string): Promise<Response> {
  const prefix = splitPath(path).prefix.slice(1);
  const language = isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE;
  const locale = formatLocale(language);
  const { refusals } = await catalogueOf(language);
  // Only this area: TypeScript would compute the names of all of them.
  const t = createTranslator({ locale, messages: { refusals }, namespace: "refusals" });
  return refusalPage(t, locale, refusal);
}

function atPath(url: string, path: string): URL {
  const moved = new URL(url);
  moved.pathname = path;
  return moved;
}

export const config = {
  matcher: [
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
    {
      source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/:page(video-reels|hashtags)",
      has: [{ type: "query", key: "hashtags" }],
    },
    { source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/video-reels", has: [{ type: "query", key: "v" }] },
    {
      source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/collection/:slug/watch",
      has: [{ type: "query", key: "v" }],
    },
    { source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/hashtag/:slug", has: [{ type: "query", key: "v" }] },
    {
      source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/:page(contact-us|join-us|form)",
      has: [{ type: "query", key: "recordedAt" }],
    },
    { source: "/sitemap.xml", has: [{ type: "query", key: "part" }] },
    { source: "/sitemap.xml", has: [{ type: "header", key: "if-none-match" }] },
    {
      source: "/:language(en|es|pt-br|fr|de|ar|zh-hans)?/feed.xml",
      has: [{ type: "header", key: "if-none-match" }],
    },
  ],
};
