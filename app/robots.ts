import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { siteAddress } from "@/lib/seo/site-address";

/** Written per request: the site's address is known when it starts, not when it is built. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: { userAgent: "*", allow: ["/", "/api/oembed"], disallow: "/api/" },
    sitemap: siteAddress("/sitemap.xml"),
  };
}
