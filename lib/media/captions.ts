import "server-only";
import { paths } from "@/lib/paths";
import { isProviderMedia } from "./media-url";

/**
 * The captions of a video that the site can pass on, at its own addresses: a player may not load them from another origin
 * without CORS.
 */
export function captionsFromHere<File extends { lang: string; src: string }>(
  slug: string,
  captions: File[],
): File[] {
  return captions.flatMap((file, index) => {
    if (!isProviderMedia(file.src)) return [];
    return [{ ...file, src: paths.videoCaptions(slug, index === 0 ? undefined : file.lang) }];
  });
}
