import "server-only";
import { siteConfig } from "@/lib/env/site-config";

/** The absolute address of one of the site's paths, as search engines and other sites are to know it. */
export function siteAddress(path: string): string {
  return siteConfig().SITE_URL + path;
}
