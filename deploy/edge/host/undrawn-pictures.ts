import "server-only";
import { redirectOnce } from "@/lib/http/unstored-responses";
import { isProviderMedia } from "@/lib/media/media-url";
import type { QueryResult } from "@/lib/provider/cached-query";
import type { ChurchIdentity, SiteSettings } from "@/lib/provider/settings";
import type { SizedPicture } from "@/lib/media/image-source";
import type { IconName } from "@/lib/seo/church-icons";
import type { PosterSize } from "@/lib/seo/poster";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";

// Drawing needs native modules, which a worker has not.

/** Browsers load the picture that the provider has. */
export async function getPicture(
  _asked: SizedPicture,
): Promise<QueryResult<{ webp: Buffer | null; etag: string; maxAge: number }>> {
  return { state: "found", data: { webp: null, etag: "", maxAge: 0 } };
}

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
export async function drawSubjectPoster(
  _subject: ShareCardSubject,
  _address: string,
  _size: PosterSize,
): Promise<Buffer | null> {
  return null;
}
