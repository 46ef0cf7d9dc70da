import { isBuilding } from "@/lib/env/site-config";
import { OWN_LANGUAGE } from "@/lib/routing.mjs";
import { feedResponse } from "@/lib/seo/blog-feed";

export const dynamic = "force-static";

/** The other languages' feeds are stored at their first request. */
export function generateStaticParams() {
  return [{ locale: OWN_LANGUAGE }];
}

type RouteContext = { params: Promise<{ locale: string }> };

/** Empty during the build: Next would treat a route that fails there as one that can't be stored. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  return isBuilding() ? new Response(null) : feedResponse((await params).locale);
}
