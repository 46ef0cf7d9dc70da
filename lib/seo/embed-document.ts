import "server-only";
import { isProviderMedia } from "@/lib/media/media-url";
import { posterSource } from "@/lib/media/poster-source";
import { siteAddress } from "./site-address";
import type { WatchableVideo } from "@/lib/video/own-page";
import { EMBED_STYLE } from "./embed-style";
import { Markup, markup } from "./markup";

/** A whole page around one video: the browser's own player, the story's name and the way to the site. No script. */
export function playerDocument(video: WatchableVideo, company: string): string {
  const { name, slug, src, poster, captions } = video;
  const path = encodeURIComponent(slug);
  const page = `/video-detail/${path}`;
  const still = poster && markup` poster="${posterSource(poster)}"`;
  const track =
    captions &&
    isProviderMedia(captions) &&
    markup`<track kind="captions" label="Captions" src="/embed/${path}/captions" default>`;
  return embedDocument(
    `${name} – ${company}`,
    markup`<link rel="canonical" href="${siteAddress(page)}">`,
    markup`<main>
<header><h1 dir="auto">${name}</h1>${siteLink(page, `Watch on ${company}`)}</header>
<video controls playsinline preload="none" aria-label="${name}" src="${src}"${still}>${track || null}</video>
</main>`,
  );
}

/** What stands in a video's place; `temporary` when the provider did not answer and the next try may succeed. */
export function noticeDocument(company: string, { temporary = false } = {}): string {
  const reason = temporary
    ? "We could not reach it just now. Please load the page again in a moment."
    : "It may have been taken down or moved.";
  return embedDocument(
    `Video not available – ${company}`,
    null,
    markup`<main class="notice"><h1>Video not available!</h1><p>${reason}</p>${siteLink("/", `Go to ${company}`)}</main>`,
  );
}

function embedDocument(title: string, head: Markup | null, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, indexifembedded">
<title>${title}</title>${head}
<style>${new Markup(EMBED_STYLE)}</style>
</head>
<body>${body}</body>
</html>
`.html;
}

function siteLink(href: string, text: string): Markup {
  return markup`<a href="${href}" target="_blank" rel="noopener">${text}<span> (opens in a new tab)</span></a>`;
}
