import { isSameText } from "@lampstand/contract/same-text";
import { revalidateTag } from "next/cache";
import type { NextRequest } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { recheckPictures } from "@/lib/provider/pictures";
import { revalidationSchema } from "@/lib/schemas/requests";

/** The provider's word that something changed: what carries these tags is read anew at the next request. */
export async function POST(request: NextRequest) {
  if (!isAuthorized(request.headers.get("authorization"))) {
    return Response.json({ status: "error", message: "Unauthorized" }, { status: 401 });
  }
  const parsed = revalidationSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) {
    return Response.json({ status: "error", message: "Expected a list of tags" }, { status: 400 });
  }
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  recheckPictures();
  return Response.json({ status: "success", tags: parsed.data.tags });
}

function isAuthorized(header: string | null): boolean {
  const secret = siteConfig().REVALIDATE_SECRET;
  if (!secret || !header) return false;
  return isSameText(header, `Bearer ${secret}`);
}
