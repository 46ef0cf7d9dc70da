import "server-only";
import { isProviderMedia } from "./media-url";

/** Only pictures of the provider's own media address are resized here; drawings (SVG) need no resizing. */
export function isOptimizable(src: string): boolean {
  const path = src.split(/[?#]/, 1)[0] ?? "";
  return isProviderMedia(src) && !/\.(svg|gif)$/i.test(path);
}
