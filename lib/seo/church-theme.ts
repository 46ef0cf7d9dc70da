import "server-only";
import type { Palette } from "@lampstand/contract/colors";
import type { CSSProperties } from "react";
import { isProviderMedia } from "@/lib/media/media-url";
import { pictureSource } from "@/lib/media/image-source";
import type { ChurchIdentity } from "@/lib/provider/settings";

/** The church's icon replaces the site's mark at this width, in pixels. */
const MARK_WIDTH = 160;

export function churchAttributes({ palette, icon, phoneCountry }: ChurchIdentity): {
  "data-phone-country": string;
  "data-church-icon"?: "";
  style?: CSSProperties;
} {
  const mark = icon !== null && isProviderMedia(icon) ? pictureSource(icon, MARK_WIDTH) : null;
  const style: Record<`--${string}`, string> = {
    ...(palette && colorProperties(palette)),
    ...(mark && { "--church-icon": `url("${mark}")` }),
  };
  return {
    "data-phone-country": phoneCountry,
    ...(mark && { "data-church-icon": "" }),
    ...(Object.keys(style).length > 0 && { style }),
  };
}

function colorProperties(palette: Palette): Record<`--${string}`, string> {
  const tones = Object.entries(palette).flatMap(([name, shades]) =>
    Object.entries(shades).map(([shade, color]: [string, string]) => [`--${name}-${shade}`, color] as const),
  );
  return Object.fromEntries<string>(tones);
}
