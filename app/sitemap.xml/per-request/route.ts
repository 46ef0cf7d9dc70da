import { ifChanged } from "@/lib/http/responses";
import { sitemapResponse } from "../sitemap-response";

/** A part of the sitemap (`?part=1` and so on), and the whole for programs that have a version of it. */
export async function GET(request: Request): Promise<Response> {
  const number = new URL(request.url).searchParams.get("part");
  return ifChanged(request, await sitemapResponse(number));
}
