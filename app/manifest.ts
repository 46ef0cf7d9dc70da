import { DEFAULT_COLORS, paletteOf, PAPER } from "@lampstand/contract/colors";
import type { MetadataRoute } from "next";
import { getLocale } from "next-intl/server";
import { languageTag } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { iconUrl } from "@/lib/seo/church-look";
import { sitePageTexts } from "@/lib/seo/page-metadata";

/** The site's own icons are drawn from `public/icons/icon.svg`. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { company, church } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return {
    id: "/",
    name: company,
    short_name: company,
    description: (await sitePageTexts(paths.home)).description,
    lang: languageTag(await getLocale()),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: (church.palette ?? paletteOf(DEFAULT_COLORS)).dusk[900],
    background_color: PAPER,
    categories: ["lifestyle", "video"],
    icons: [
      { src: iconUrl("icon-192.png", church), sizes: "192x192", type: "image/png", purpose: "any" },
      { src: iconUrl("icon-512.png", church), sizes: "512x512", type: "image/png", purpose: "any" },
      {
        src: iconUrl("icon-maskable-512.png", church),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
