import "server-only";
import { createHash } from "node:crypto";
import { directionOf } from "@lampstand/contract/languages";
import { contentSecurityPolicy, originOf } from "@lampstand/runtime/response-headers";
import { getLocale, getTranslations } from "next-intl/server";
import { Markup, markup } from "@/lib/html/markup";
import { languageTag } from "@/lib/i18n/formats";
import { captionsFromHere } from "@/lib/media/media-url";
import { posterSource } from "@/lib/media/image-source";
import { paths } from "@/lib/paths";
import type { Video, WatchableVideo } from "@/lib/provider/video-schema";
import { absoluteUrl } from "./site-url";

const EMBED_STYLE = `
html {
  color-scheme: dark; background: #120f1c; color: #efebf6;
  font: 500 clamp(.8125rem, .7rem + .5vw, 1.125rem)/1.4 system-ui, sans-serif;
}
body { margin: 0 }
:focus-visible { outline: 3px solid #ffd58b; outline-offset: 2px }
video { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: contain; background: #120f1c }
video:focus-visible { outline-offset: -3px }
header {
  position: fixed; z-index: 1; inset: 0 0 auto; display: flex; flex-wrap: wrap; justify-content: space-between;
  gap: .375rem; padding: .5rem; pointer-events: none;
}
h1, p { margin: 0; font: inherit }
header h1, a {
  box-sizing: border-box; max-width: 100%; padding: .25rem .625rem; overflow: hidden; border: 1px solid transparent;
  border-radius: 1rem; background: rgb(18 15 28 / .84); text-overflow: ellipsis; white-space: nowrap;
}
header h1 { flex: 1 1 12rem; max-width: max-content }
a { color: #ffd58b; text-underline-offset: .2em; pointer-events: auto }
span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
main.notice {
  box-sizing: border-box; display: grid; min-height: 100vh; place-content: center; justify-items: center; gap: .5rem;
  padding: 1rem; overflow-wrap: anywhere; text-align: center;
}
.notice h1 { font-size: 1.125rem }
@media (max-height: 11.99rem) {
  header { justify-content: end }
  header h1 { position: absolute; width: 1px; height: 1px; padding: 0; clip-path: inset(50%) }
}
`;

const EMBED_STYLE_SOURCE = `'sha256-${createHash("sha256").update(EMBED_STYLE).digest("base64")}'`;

/** Uses the browser's own player, without scripts. */
export async function playerDocument(video: WatchableVideo, company: string): Promise<string> {
  const t = await getTranslations("embed");
  const { name, slug, src, poster, captions } = video;
  const page = paths.video(slug);
  const still = poster && markup` poster="${posterSource(poster)}"`;
  const tracks = captionsFromHere(slug, captions).map(
    ({ lang, label, src: file }, index) =>
      markup`<track kind="captions" srclang="${lang}" label="${label}" src="${file}"${index === 0 ? new Markup(" default") : null}>`,
  );
  return embedDocument(
    t("videoTitle", { name, company }),
    markup`<link rel="canonical" href="${absoluteUrl(page)}">`,
    markup`<main>
<header><h1 dir="auto">${name}</h1>${await siteLink(page, t("watchOn", { company }))}</header>
<video controls playsinline preload="none" aria-label="${name}" src="${src}"${still}>${joined(tracks)}</video>
</main>`,
  );
}

/** `temporary`: the provider did not answer, and a retry may succeed. */
export async function noticeDocument(company: string, { temporary = false } = {}): Promise<string> {
  const t = await getTranslations("embed");
  const link = await siteLink(paths.home, t("goTo", { company }));
  return embedDocument(
    t("notAvailableTitle", { company }),
    null,
    markup`<main class="notice"><h1>${t("notAvailable")}</h1><p>${t(temporary ? "unavailable" : "missing")}</p>${link}</main>`,
  );
}

async function embedDocument(title: string, head: Markup | null, body: Markup): Promise<string> {
  const locale = await getLocale();
  return markup`<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(languageTag(locale))}">
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

function joined(parts: Markup[]): Markup {
  return new Markup(parts.map(({ html }) => html).join(""));
}

async function siteLink(href: string, text: string): Promise<Markup> {
  const t = await getTranslations("ui");
  return markup`<a href="${href}" target="_blank" rel="noopener">${text}<span> ${t("newTab")}</span></a>`;
}

export function embedContentSecurityPolicy(video?: Pick<Video, "src" | "poster">): string {
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    "style-src": [EMBED_STYLE_SOURCE],
    "img-src": ["'self'", originOf(video?.poster)],
    "media-src": ["'self'", originOf(video?.src)],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["*"],
  });
}
