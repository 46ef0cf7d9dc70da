import type { MetadataRoute } from "next";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { SITE_PAGES } from "@/lib/seo/site-pages";

/** What phones need to keep the site beside their apps. Its pictures are drawn from `app/icon.svg`. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return {
    id: "/",
    name: company,
    short_name: company,
    description: SITE_PAGES["/"].description,
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#1b1729",
    background_color: "#fbf8f4",
    categories: ["lifestyle", "video"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
