import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import { trustedProxies } from "@/lib/http/trusted-proxies";

const address = z.union([z.ipv4(), z.ipv6()]);

/**
 * The IP address of the visitor who is being answered, as the first of the trusted proxies saw it, or the site itself
 * where there is none; `null` where nobody tells.
 */
export async function visitorAddress(): Promise<string | null> {
  const forwarded = (await headers()).get("x-forwarded-for");
  const seen = forwarded?.split(",").at(-Math.max(1, trustedProxies()))?.trim();
  return address.safeParse(seen).data ?? null;
}
