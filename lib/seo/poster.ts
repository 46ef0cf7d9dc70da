import "server-only";
import type { Palette } from "@lampstand/contract/colors";
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { readFonts } from "./share-card/fonts";

/** Sizes of paper, in points. */
export const POSTER_SIZES = { a5: [419.53, 595.28], a3: [841.89, 1190.55] } as const;

export type PosterSize = keyof typeof POSTER_SIZES;

export type Poster = {
  /** All of them drawable; empty ones are left out. */
  title: string;
  company: string;
  /** Where the QR code leads. */
  address: string;
  /** What people type who do not scan. */
  words: string;
  /** A JPEG and its size in pixels. */
  picture: { jpeg: Buffer; width: number; height: number } | null;
  palette: Palette;
  size: PosterSize;
};

/** All lengths are parts of the width. */
const MARGIN = 0.09;
const CODE = 0.3;
const QUIET_ZONE = 0.03;
const TITLE_SIZES = [0.105, 0.09, 0.075, 0.06, 0.048];
const TITLE_HEIGHT = 0.3;
const CORNER = 0.03;

/** A poster to print: title, picture and a QR code, all but the picture as shapes and text. @throws {Error} when it cannot be drawn */
export async function drawPoster(poster: Poster): Promise<Buffer> {
  const [width, height] = POSTER_SIZES[poster.size];
  const { title, company, palette, words } = poster;
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: "",
    lang: "en",
    displayTitle: true,
    info: { Title: title || company || words, Producer: "", Creator: "" },
  });
  const drawn = collect(document);
  await registerFonts(document);
  const margin = MARGIN * width;
  const inner = width - 2 * margin;
  document.rect(0, 0, width, height).fill(palette.dusk[900]);
  document
    .font("Figtree")
    .fontSize(0.038 * width)
    .fillColor(palette.dusk[100]);
  if (company)
    document.text(company, margin, margin, {
      width: inner,
      align: "center",
      height: 0.05 * width,
      ellipsis: true,
    });

  const codeTop = height - margin - CODE * width - 2 * QUIET_ZONE * width;
  const titleSize = fittingSize(document, title, { width, inner });
  document.font("Newsreader").fontSize(titleSize);
  const titleHeight = title
    ? Math.min(document.heightOfString(title, { width: inner }), TITLE_HEIGHT * width)
    : 0;
  const titleTop = codeTop - titleHeight - 0.06 * width;
  const picture = { top: margin + 0.09 * width, bottom: titleTop - 0.05 * width };
  drawPicture(document, poster, { ...picture, width });
  document.font("Newsreader").fontSize(titleSize).fillColor(palette.dusk[100]);
  if (title)
    document.text(title, margin, poster.picture ? titleTop : (picture.top + titleTop) / 2, {
      ...{ width: inner, align: "center", height: TITLE_HEIGHT * width, ellipsis: true },
    });
  drawCode(document, poster, { left: margin, top: codeTop, width });
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

async function registerFonts(document: Document): Promise<void> {
  for (const { name, data } of await readFonts()) document.registerFont(name, data);
}

/** The largest size in which no word is broken and the title has room. */
function fittingSize(document: Document, title: string, { width, inner }: { width: number; inner: number }) {
  document.font("Newsreader");
  const fits = TITLE_SIZES.map((part) => part * width).find((size) => {
    document.fontSize(size);
    const isWhole = title.split(" ").every((word) => document.widthOfString(word) <= inner);
    return isWhole && document.heightOfString(title, { width: inner }) <= TITLE_HEIGHT * width;
  });
  return fits ?? (TITLE_SIZES.at(-1) ?? 0) * width;
}

type Room = { top: number; bottom: number; width: number };

/** As large as there is room, in the middle. */
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

/** Dark on white, with the rest that scanners need around it, and what it leads to in words. */
function drawCode(
  document: Document,
  { address, words, palette }: Poster,
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
  const beside = left + side + 2 * quiet + 0.04 * width;
  const room = { width: width * (1 - MARGIN) - beside };
  document
    .font("Figtree")
    .fontSize(0.05 * width)
    .fillColor(palette.lamp[300]);
  document.text("Scan, and see it", beside, top + quiet, room);
  document.fontSize(0.03 * width).fillColor(palette.dusk[100]);
  document.text(words, beside, document.y + 0.02 * width, { ...room, link: address });
}
