import { isBuilding } from "@/lib/env/site-config";
import { sitemapResponse } from "@/lib/seo/sitemap";

export const dynamic = "force-static";

/** Empty during the build: Next would treat a route that fails there as one that can't be stored. */
export async function GET(): Promise<Response> {
  return isBuilding() ? new Response(null) : sitemapResponse(null);
}
