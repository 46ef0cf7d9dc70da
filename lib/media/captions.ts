import "server-only";
import { paths } from "@/lib/paths";
import { isProviderMedia } from "./media-url";

/** At the site's own address: players do not load captions from another origin without CORS. */
export function captionsFromHere<File extends { lang: string; src: string }>(
  slug: string,
  captions: File[],
): File[] {
  return captions.flatMap((file, index) => {
    if (!isProviderMedia(file.src)) return [];
    return [{ ...file, src: paths.videoCaptions(slug, index === 0 ? undefined : file.lang) }];
  });
}
