import "server-only";
import { isSameText } from "@lampstand/runtime/same-text";
import { siteConfig } from "@/lib/env/site-config";

/** Returns whether the provider is calling: it shows the secret that both were started with. */
export function isFromProvider(headers: Headers): boolean {
  const secret = siteConfig().REVALIDATE_SECRET;
  return secret !== undefined && isSameText(headers.get("authorization") ?? "", `Bearer ${secret}`);
}
