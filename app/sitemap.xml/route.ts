import { isBuilding } from "@/lib/env/site-config";
import { sitemapResponse } from "./sitemap-response";

export const dynamic = "force-static";

/** The sitemap, stored like a page. A route that fails during the build would pass for one that cannot be stored. */
export async function GET(): Promise<Response> {
  return isBuilding() ? new Response(null) : sitemapResponse(null);
}
