import { isBuilding } from "@/lib/env/site-config";
import { sitemapResponse } from "@/lib/seo/sitemap";

export const dynamic = "force-static";

/** Empty during the build: a route that fails there would count as one that cannot be stored. */
export async function GET(): Promise<Response> {
  return isBuilding() ? new Response(null) : sitemapResponse(null);
}
