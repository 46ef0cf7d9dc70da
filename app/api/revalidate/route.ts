import { isSameText } from "@lampstand/contract/same-text";
import type { NextRequest } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { announce } from "@/lib/http/announcements.mjs";
import { revalidationSchema } from "@/lib/schemas/requests";

/**
 * The provider's word that something changed: what carries these tags is read anew at the next request, to whichever
 * instance. Until each has heard it, the answer is 503, and the provider says it again.
 */
export async function POST(request: NextRequest) {
  if (!isAuthorized(request.headers.get("authorization"))) {
    return Response.json({ status: "error", message: "Unauthorized" }, { status: 401 });
  }
  const parsed = revalidationSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) {
    return Response.json({ status: "error", message: "Expected a list of tags" }, { status: 400 });
  }
  if (!(await announce(parsed.data.tags))) {
    return Response.json({ status: "error", message: "Not every instance has heard it" }, { status: 503 });
  }
  return Response.json({ status: "success", tags: parsed.data.tags });
}

function isAuthorized(header: string | null): boolean {
  const secret = siteConfig().REVALIDATE_SECRET;
  if (!secret || !header) return false;
  return isSameText(header, `Bearer ${secret}`);
}
