import { ifChanged } from "@/lib/http/responses";
import { sitemapResponse } from "@/lib/seo/sitemap";

/** Returns one part (`?part=1`), or everything for programs that already have a version of it. */
export async function GET(request: Request): Promise<Response> {
  const number = new URL(request.url).searchParams.get("part");
  return ifChanged(request, await sitemapResponse(number));
}
