import "server-only";
import { siteConfig } from "@/lib/config/site-config";

/** Only pictures of the provider's own media address are resized here; drawings (SVG) need no resizing. */
export function isOptimizable(src: string): boolean {
  const path = src.split(/[?#]/, 1)[0] ?? "";
  return src.startsWith(`${siteConfig().MEDIA_BASE_URL}/`) && !/\.(svg|gif)$/i.test(path);
}
