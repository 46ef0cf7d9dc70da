import { ifChanged } from "@/lib/http/responses";
import { feedResponse } from "@/lib/seo/blog-feed";

type RouteContext = { params: Promise<{ locale: string }> };

/** Answers programs that already have a version of the feed. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  return ifChanged(request, await feedResponse((await params).locale));
}
