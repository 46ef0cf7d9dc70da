import "server-only";
import type { getPicture as GetPicture } from "@/app/pictures/[picture]/resized-picture";
import type { drawSubjectPoster as DrawSubjectPoster } from "@/app/share/[kind]/[name]/[file]/draw-subject-poster";
import { redirectOnce } from "@/lib/http/responses";
import { isProviderMedia } from "@/lib/media/media-url";
import type { ChurchIdentity, SiteSettings } from "@/lib/provider/settings";
import type { IconName } from "@/lib/seo/church-look";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";

// Drawing needs native modules, which a worker has not.

/** Browsers load the picture that the provider has. */
export const getPicture: typeof GetPicture = async () => ({
  state: "found",
  data: { webp: null, etag: "", maxAge: 0 },
});

/** Leads to the church's picture as it is; to the site's own icon where there is none. */
export async function answerIcon(name: IconName, { icon }: ChurchIdentity): Promise<Response> {
  return redirectOnce(icon !== null && isProviderMedia(icon) ? icon : `/icons/${name}`);
}

/** Leads link previews to the subject's own picture, or the church's, or the site's icon. */
export async function answerShareCard(
  _request: Request,
  { picture }: ShareCardSubject,
  { church }: SiteSettings,
): Promise<Response> {
  return redirectOnce(picture ?? church.sharePicture ?? "/icons/icon-512.png");
}

/** A poster is not available. */
export const drawSubjectPoster: typeof DrawSubjectPoster = async () => null;
