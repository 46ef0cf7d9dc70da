import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { pathOf, safeLink } from "./safe-link";

/** The address of a link in running text, own pages as paths; `null` when it must not or cannot be followed. */
export function linkAddress(href: string): string | null {
  const link = safeLink(href);
  if (!link) return contactAddress(href);
  if (link.startsWith("/")) return link;
  const url = new URL(link);
  return url.origin === new URL(siteConfig().SITE_URL).origin ? pathOf(url) : link;
}

/** An e-mail address or a phone number. */
function contactAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return /^(mailto|tel):$/.test(url.protocol) && url.pathname !== "" ? url.href : null;
}
