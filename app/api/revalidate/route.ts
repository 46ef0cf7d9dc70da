import { isSameText } from "@lampstand/runtime/same-text";
import { listsNaming } from "@lampstand/contract/tags";
import type { NextRequest } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { revalidateTags } from "#host/revalidations";
import { revalidationSchema } from "./revalidation-body";

/** 503 until every instance has acknowledged the tags: the provider then sends them again. */
export async function POST(request: NextRequest) {
  if (!isAuthorized(request.headers.get("authorization"))) {
    return Response.json({ status: "error", message: "Unauthorized" }, { status: 401 });
  }
  const parsed = revalidationSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) {
    return Response.json({ status: "error", message: "Expected a list of tags" }, { status: 400 });
  }
  const { tags, gone } = parsed.data;
  if (!(await revalidateTags([...tags, ...listsNaming(gone)], gone))) {
    return Response.json(
      { status: "error", message: "Not every instance has acknowledged it" },
      { status: 503 },
    );
  }
  return Response.json({ status: "success", tags });
}

function isAuthorized(header: string | null): boolean {
  const secret = siteConfig().REVALIDATE_SECRET;
  if (!secret || !header) return false;
  return isSameText(header, `Bearer ${secret}`);
}
