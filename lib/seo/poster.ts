import "server-only";
import type { Palette } from "@lampstand/contract/colors";
import { getLocale, getTranslations } from "next-intl/server";
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { languageTag } from "@/lib/i18n/formats";
import type { FaceName } from "@/lib/text-layout/fonts";
import { prepareText } from "@/lib/text-layout/prepare-text";
import { type SetText, setText, type TextStyle } from "@/lib/text-layout/set-text";
import { isRightToLeft } from "@/lib/text-layout/shape";

export const POSTER_SIZES = { a5: [419.53, 595.28], a3: [841.89, 1190.55] } as const;

export type PosterSize = keyof typeof POSTER_SIZES;

export type Poster = {
  title: string;
  company: string;
  address: string;
  /** The address to type, for people who do not scan. */
  words: string;
  picture: { jpeg: Buffer; width: number; height: number } | null;
  palette: Palette;
  size: PosterSize;
};

/** All lengths are fractions of the width. */
const MARGIN = 0.09;
const CODE = 0.3;
const QUIET_ZONE = 0.03;
const CORNER = 0.03;

const HEAD = { width: 1 - 2 * MARGIN, largest: 0.038, align: "center" } as const;
const TITLE = { ...HEAD, largest: 0.105, smallest: 0.048, lines: 3, mostLines: 4 };

const BESIDE = MARGIN + CODE + 2 * QUIET_ZONE + 0.04;
const INVITATION = { width: 1 - MARGIN - BESIDE, largest: 0.05, lines: 2 } as const;
const LINK = { ...INVITATION, largest: 0.03, lines: 8 };

/**
 * Draws a poster to print, all but the picture as outlines; the code is where a line of text begins.
 *
 * @throws {Error} when it cannot be drawn
 */
export async function drawPoster(poster: Poster): Promise<Buffer> {
  const [width, height] = POSTER_SIZES[poster.size];
  const { title, company, palette, words, address } = poster;
  const t = await getTranslations("sharePictures");
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: "",
    lang: languageTag(await getLocale()),
    tagged: true,
    displayTitle: true,
    info: { Title: title || company || words, Producer: "", Creator: "" },
  });
  const drawn = collect(document);
  document.rect(0, 0, width, height).fill(palette.dusk[900]);
  const margin = MARGIN * width;
  const codeTop = height - margin - (CODE + 2 * QUIET_ZONE) * width;
  const head = await textOf(company, "line", HEAD, width);
  const name = await textOf(title, "title", TITLE, width);
  const titleTop = codeTop - (name?.height ?? 0) - 0.06 * width;
  const picture = { top: margin + 0.09 * width, bottom: titleTop - 0.05 * width };
  drawText(document, head, { left: margin, top: margin, color: palette.dusk[100] });
  drawPicture(document, poster, { ...picture, width });
  const top = poster.picture ? titleTop : (picture.top + titleTop) / 2;
  drawText(document, name, { left: margin, top, color: palette.dusk[100] });

  const isMirrored = isRightToLeft(t("scan"));
  const align = isMirrored ? "right" : "left";
  const left = isMirrored ? margin : BESIDE * width;
  const codeLeft = isMirrored ? width - margin - (CODE + 2 * QUIET_ZONE) * width : margin;
  drawCode(document, address, { left: codeLeft, top: codeTop, width });
  const invitation = await textOf(t("scan"), "line", { ...INVITATION, align }, width);
  const link = await textOf(words, "line", { ...LINK, align }, width);
  const invitationTop = codeTop + QUIET_ZONE * width;
  const linkTop = invitationTop + (invitation?.height ?? 0) + 0.02 * width;
  drawText(document, invitation, { left, top: invitationTop, color: palette.lamp[300] });
  drawText(document, link, { left, top: linkTop, color: palette.dusk[100] });
  document.link(left, linkTop, LINK.width * width, link?.height ?? 0, address);
  document.end();
  return drawn;
}

type Document = InstanceType<typeof PDFDocument>;

function collect(document: Document): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
}

type Text = SetText & { text: string };

async function textOf(text: string, face: FaceName, style: TextStyle, scale: number): Promise<Text | null> {
  const prepared = await prepareText(text, face);
  const { width, largest, smallest = largest } = style;
  const sizes = { width: width * scale, largest: largest * scale, smallest: smallest * scale };
  return prepared && { text: prepared.text, ...setText(prepared, { ...style, ...sizes }) };
}

/** Draws outlines, with the text itself for search and screen readers. */
function drawText(
  document: Document,
  text: Text | null,
  { left, top, color }: { left: number; top: number; color: string },
) {
  if (!text) return;
  const outlines = () => {
    document.save().translate(left, top).path(text.path).fill(color);
    document.restore();
  };
  document.addStructure(document.struct("P", { actual: text.text }, outlines));
}

type Room = { top: number; bottom: number; width: number };

function drawPicture(document: Document, { picture }: Poster, { top, bottom, width }: Room): void {
  if (!picture) return;
  const scale = Math.min((bottom - top) / picture.height, (width * (1 - 2 * MARGIN)) / picture.width);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const left = (width - size.width) / 2;
  document.save();
  document.roundedRect(left, top, size.width, size.height, CORNER * width).clip();
  document.image(picture.jpeg, left, top, size);
  document.restore();
}

function drawCode(
  document: Document,
  address: string,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  const quiet = QUIET_ZONE * width;
  const side = CODE * width;
  document.roundedRect(left, top, side + 2 * quiet, side + 2 * quiet, CORNER * width).fill("#ffffff");
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const cell = side / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(left + quiet + column * cell, top + quiet + row * cell, cell, cell);
  document.fill("#000000");
}
