import type { Palette } from "@lampstand/contract/colors";
import type { Layer } from "@/lib/seo/share-card/prepare-picture";
import type { PreparedText } from "@/lib/text-layout/prepare-text";
import { type SetText, setText } from "@/lib/text-layout/set-text";

/** Passed in, because cards have neither the site's style sheet nor its settings. */
export type CardLook = {
  palette: Palette;
  /** A data URL; `null` for the site's mark. */
  icon: string | null;
};

/** A piece of a card as SVG, with its top left corner at 0, 0. */
export type Part = { svg: string; width: number; height: number };

/** In pixels. */
export const MARGIN = 64;

const GAP = 18;
const MARK_SIZE = 52;
const LINE_SIZE = 32;

export function at(x: number, y: number, { svg }: Part): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/** Ends longer text in an ellipsis. */
export function drawLine(text: PreparedText, width: number, color: string): Part {
  const set = setText(text, { width, largest: LINE_SIZE, align: "left" });
  return filled(set, color);
}

export function filled({ path, width, height }: SetText, color: string): Part {
  return { svg: `<path d="${path}" fill="${color}"/>`, width, height };
}

export function drawBrand(company: PreparedText | null, width: number, look: CardLook): Part {
  const mark = drawMark(MARK_SIZE, look);
  if (!company) return mark;
  const left = mark.width + GAP;
  const line = drawLine(company, width - left, look.palette.dusk[100]);
  const svg = mark.svg + at(left, (MARK_SIZE - line.height) / 2, line);
  return { svg, width: left + line.width, height: MARK_SIZE };
}

/** Without an icon, draws the mark as in `public/icons/icon.svg`. */
export function drawMark(size: number, { icon, palette: { dusk, lamp } }: CardLook): Part {
  const width = icon ? size : (size * 26) / 34;
  const svg = icon
    ? image({ src: icon, width: size, height: size })
    : `<svg viewBox="7 3 26 34" width="${width}" height="${size}">
        <path d="M20 3c5 5.4 7.6 9 7.6 12.6a7.6 7.6 0 0 1-15.2 0c0-2.3 1.2-4.1 2.9-5.9.4 1.7 1.2 2.7 2.3 3.2C17.2 9.4 18.1 6 20 3Z" fill="${lamp[400]}"/>
        <path d="M20 12.5c2 2.2 3 3.5 3 5a3 3 0 0 1-6 0c0-1.5 1-2.8 3-5Z" fill="#fff3dc"/>
        <path d="M9 25.5h22l-2.2 3.7a4 4 0 0 1-3.4 2H22v2.6h5.5a1.6 1.6 0 0 1 0 3.2h-15a1.6 1.6 0 0 1 0-3.2H18v-2.6h-3.4a4 4 0 0 1-3.4-2Z" fill="${dusk[100]}"/>
      </svg>`;
  return { svg, width, height: size };
}

export function drawPlayMark(size: number, { palette: { dusk, lamp } }: CardLook): Part {
  const svg = `<svg viewBox="0 0 100 100" width="${size}" height="${size}">
    <circle cx="50" cy="50" r="50" fill="${lamp[400]}"/>
    <path d="M41 31.5 70 50 41 68.5Z" fill="${dusk[900]}" stroke="${dusk[900]}" stroke-width="5" stroke-linejoin="round"/>
  </svg>`;
  return { svg, width: size, height: size };
}

export function image({ src, width, height }: Layer, attributes = ""): string {
  return `<image href="${src}" width="${width}" height="${height}" preserveAspectRatio="none" ${attributes}/>`;
}
