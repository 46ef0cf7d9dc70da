import "server-only";
import { siteConfig } from "@/lib/env/site-config";

/** How many proxies stand before the site. One that is reached by https has at least one: it speaks http itself. */
export function trustedProxies(): number {
  const { TRUSTED_PROXIES, SITE_URL } = siteConfig();
  return TRUSTED_PROXIES ?? (SITE_URL.startsWith("https:") ? 1 : 0);
}
