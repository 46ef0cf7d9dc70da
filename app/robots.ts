import type { MetadataRoute } from "next";
import { apiPaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/site-url";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", apiPaths.oembed], disallow: apiPaths.root },
    sitemap: absoluteUrl(paths.sitemap),
  };
}
