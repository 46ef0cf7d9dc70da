import "server-only";
import { createHash } from "node:crypto";
import type { Palette } from "@lampstand/contract/colors";
import type { Metadata } from "next";
import type { CSSProperties } from "react";
import { pictureSource } from "@/lib/media/image-source";
import { isProviderMedia } from "@/lib/media/media-url";
import { paths } from "@/lib/paths";
import type { ChurchIdentity } from "@/lib/provider/settings";

/** Sizes in pixels. Phones crop the edges of maskable icons. */
export const ICONS = {
  "icon-192.png": { size: 192, maskable: false },
  "icon-512.png": { size: 512, maskable: false },
  "icon-maskable-512.png": { size: 512, maskable: true },
  "apple-icon.png": { size: 180, maskable: true },
} as const;

export type IconName = keyof typeof ICONS;

export function iconUrl(name: IconName, { icon }: ChurchIdentity): string {
  if (icon === null || !isProviderMedia(icon)) return `/icons/${name}`;
  return paths.churchIcon(name, createHash("sha256").update(icon).digest("base64url").slice(0, 8));
}

export function iconLinks(church: ChurchIdentity): Metadata["icons"] {
  const apple = { url: iconUrl("apple-icon.png", church), sizes: "180x180", type: "image/png" };
  const png = iconUrl("icon-192.png", church);
  const isOwn = png.startsWith("/icons/");
  return {
    icon: isOwn
      ? [
          { url: "/favicon.ico", sizes: "48x48" },
          { url: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
        ]
      : [{ url: png, sizes: "192x192", type: "image/png" }],
    apple: [apple],
  };
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

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
