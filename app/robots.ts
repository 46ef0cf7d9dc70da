import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { apiPaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/site-url";

/** Rendered per request: the site's address is known when it starts, not when it is built. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: { userAgent: "*", allow: ["/", apiPaths.oembed], disallow: apiPaths.root },
    sitemap: absoluteUrl(paths.sitemap),
  };
}
