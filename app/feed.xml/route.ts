import { isBuilding } from "@/lib/env/site-config";
import { feedResponse } from "./feed-response";

export const dynamic = "force-static";

/** The feed, stored like a page. A route that fails during the build would pass for one that cannot be stored. */
export async function GET(): Promise<Response> {
  return isBuilding() ? new Response(null) : feedResponse();
}
