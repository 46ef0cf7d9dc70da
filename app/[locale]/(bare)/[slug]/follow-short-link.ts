import "server-only";
import { noSuchThing } from "@/lib/provider/cached-query";
import { getPageContent, type PageContent, textPagePath } from "@/lib/provider/pages";
import { paths } from "@/lib/paths";
import { getVideo } from "@/lib/provider/videos";
import { findSitePage } from "@/lib/seo/site-pages";

export type ShortLink =
  | { kind: "moved"; to: string }
  | { kind: "page"; page: PageContent }
  | { kind: "missing" }
  | { kind: "unavailable" };

/** Excludes file names (`wp-login.php`), spaces and signs. We never ask the provider for those. */
const SHORT_LINK_FORM = /^[\p{L}\p{M}\p{N}_-]+$/u;

export async function followShortLink(slug: string): Promise<ShortLink> {
  if (!SHORT_LINK_FORM.test(slug)) return { kind: noSuchThing().state };
  const name = slug.toLowerCase();
  const ownPage = textPagePath(name) ?? findSitePage(name);
  if (ownPage) return { kind: "moved", to: ownPage };
  const [video, page] = await Promise.all([getVideo(slug), getPageContent(slug)]);
  if (video.state === "found")
    return { kind: "moved", to: `/video-detail/${encodeURIComponent(video.data.video.slug)}` };
  if (page.state === "found") return { kind: "page", page: page.data };
  const pageInLowerCase = name === slug ? page : await getPageContent(name);
  if (pageInLowerCase.state === "found") return { kind: "moved", to: paths.shortLink(name) };
  const anyoneSilent = [video, page, pageInLowerCase].some(({ state }) => state === "unavailable");
  return { kind: anyoneSilent ? "unavailable" : "missing" };
}
