import "server-only";
import type { getPicture as GetPicture } from "@/app/pictures/[picture]/resized-picture";
import type { drawSubjectPoster as DrawSubjectPoster } from "@/app/share/[kind]/[name]/[file]/draw-subject-poster";
import { redirectOnce } from "@/lib/http/responses";
import { isProviderMedia } from "@/lib/media/media-url";
import type { ChurchIdentity, SiteSettings } from "@/lib/provider/settings";
import type { IconName } from "@/lib/seo/church-look";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";

// Drawing needs native modules, which a worker lacks.

/** Browsers load the provider's picture. */
export const getPicture: typeof GetPicture = async () => ({
  state: "found",
  data: { webp: null, etag: "", maxAge: 0 },
});

/** Redirects to the church's original picture, or to the site's icon without one. */
export async function answerIcon(name: IconName, { icon }: ChurchIdentity): Promise<Response> {
  return redirectOnce(icon !== null && isProviderMedia(icon) ? icon : `/icons/${name}`);
}

/** Redirects link previews to the subject's own picture, the church's, or the site's icon. */
export async function answerShareCard(
  _request: Request,
  { picture }: ShareCardSubject,
  { church }: SiteSettings,
): Promise<Response> {
  return redirectOnce(picture ?? church.sharePicture ?? "/icons/icon-512.png");
}

/** Posters are unavailable here. */
export const drawSubjectPoster: typeof DrawSubjectPoster = async () => null;
