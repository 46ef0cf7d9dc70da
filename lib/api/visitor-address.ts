import "server-only";
import { headers } from "next/headers";
import { z } from "zod";

const address = z.union([z.ipv4(), z.ipv6()]);

/**
 * The IP address of the visitor who is being answered, as the nearest proxy saw it; `null` where nobody tells. Without a
 * proxy before the site it is the visitor's own word.
 */
export async function visitorAddress(): Promise<string | null> {
  const forwarded = (await headers()).get("x-forwarded-for");
  const last = forwarded?.split(",").at(-1)?.trim();
  return address.safeParse(last).data ?? null;
}
