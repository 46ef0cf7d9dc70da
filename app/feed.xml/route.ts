import { isBuilding } from "@/lib/env/site-config";
import { feedResponse } from "./feed-response";

export const dynamic = "force-static";

/** Empty during the build: a route that fails there would count as one that cannot be stored. */
export async function GET(): Promise<Response> {
  return isBuilding() ? new Response(null) : feedResponse();
}
