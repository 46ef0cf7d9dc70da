import type { Layer, PreparedPicture } from "@/lib/seo/share-card/prepare-picture";
import { SHARE_CARD_SIZE } from "@/lib/seo/site-url";
import type { PreparedText } from "@/lib/text-layout/prepare-text";
import { setText } from "@/lib/text-layout/set-text";
import { isRightToLeft } from "@/lib/text-layout/shape";
import {
  at,
  type CardLook,
  drawBrand,
  drawLine,
  drawMark,
  drawPlayMark,
  filled,
  image,
  MARGIN,
  type Part,
} from "./card-parts";

/** `null` leaves a text out. */
export type CardTexts = {
  title: PreparedText | null;
  author: PreparedText | null;
  company: PreparedText | null;
  isVideo: boolean;
  look: CardLook;
};

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;

/** Draws the card as SVG, mirrored if the title is written from right to left. */
export function drawCard(texts: CardTexts, picture: PreparedPicture | null): string {
  const isMirrored = texts.title !== null && isRightToLeft(texts.title.text);
  const card: Card = {
    ...texts,
    isMirrored,
    place: (x, y, part) => at(isMirrored ? WIDTH - x - part.width : x, y, part),
  };
  const parts = !picture
    ? textCard(card)
    : picture.fit === "cover"
      ? coverCard(card, picture.picture)
      : wholePictureCard(card, picture);
  const svg = parts.filter((part) => part !== null).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`;
}

type Card = CardTexts & { isMirrored: boolean; place: (x: number, y: number, part: Part) => string };

const SMALLEST_TITLE = 44;
const MOST_LINES = 4;

function drawTitle(
  { title, isMirrored, look }: Card,
  width: number,
  largest: number,
  lines: number,
): Part | null {
  if (!title) return null;
  const align = isMirrored ? "right" : "left";
  const set = setText(title, {
    width,
    largest,
    smallest: SMALLEST_TITLE,
    lines,
    mostLines: MOST_LINES,
    align,
  });
  return { ...filled(set, look.palette.dusk[100]), width };
}

/** `stops` are pairs of offset and opacity. */
function gradient(id: string, shape: string, color: string, stops: [number, number][]): string {
  const [tag] = shape.split(" ", 1);
  const drawn = stops.map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<${shape} id="${id}">${drawn.join("")}</${tag}><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;
}

const ROW_GAP = 24;

function coverCard(card: Card, picture: Layer): (string | null)[] {
  const { author, company, look, place } = card;
  const width = WIDTH - 2 * MARGIN;
  const half = width / 2 - 16;
  const brand = drawBrand(company, half, look);
  const line = author && drawLine(author, half, look.palette.lamp[300]);
  const title = drawTitle(card, width, 76, 2);
  const top = HEIGHT - MARGIN - brand.height;
  return [
    image(picture),
    gradient("shade", 'linearGradient x1="0" y1="1" x2="0" y2="0"', look.palette.dusk[950], [
      [0, 0.95],
      [0.3, 0.88],
      [0.51, 0.64],
      [0.68, 0.15],
      [0.82, 0],
    ]),
    title && place(MARGIN, top - ROW_GAP - title.height, title),
    line && place(MARGIN, top + (brand.height - line.height) / 2, line),
    place(WIDTH - MARGIN - brand.width, top, brand),
  ];
}

/** Puts the church above, and the title and author below. */
function column(card: Card, width: number, largest: number): (string | null)[] {
  const { author, company, look, place } = card;
  const line = author && drawLine(author, width, look.palette.lamp[300]);
  const title = drawTitle(card, width, largest, 3);
  const bottom = HEIGHT - MARGIN - (line ? line.height + ROW_GAP : 0);
  return [
    place(MARGIN, MARGIN, drawBrand(company, width, look)),
    title && place(MARGIN, bottom - title.height, title),
    line && place(MARGIN, HEIGHT - MARGIN - line.height, line),
  ];
}

const PICTURE_GAP = 64;

function wholePictureCard(
  card: Card,
  { picture, background }: { picture: Layer; background: Layer },
): (string | null)[] {
  const { isMirrored, look, place } = card;
  const left = WIDTH - MARGIN - picture.width;
  const towards = isMirrored ? 'x1="1" x2="0"' : 'x1="0" x2="1"';
  return [
    image({ ...background, width: WIDTH, height: HEIGHT }),
    gradient("shade", `linearGradient ${towards}`, look.palette.dusk[950], [
      [0, 0.88],
      [1, 0.5],
    ]),
    ...column(card, left - MARGIN - PICTURE_GAP, 92),
    place(left, (HEIGHT - picture.height) / 2, drawPicture(card, picture)),
  ];
}

const CORNER = 24;
const SHADOW = 24;
const PLAY_MARK = { size: 104, outside: 44, bottom: 36 };

/** Draws it with rounded corners and a shadow. */
function drawPicture({ isVideo, isMirrored, look }: Card, picture: Layer): Part {
  const { width, height } = picture;
  const { size, outside, bottom } = PLAY_MARK;
  const frame = `<rect width="${width}" height="${height}" rx="${CORNER}"`;
  const svg = `
    <clipPath id="corners">${frame}/></clipPath>
    <filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${SHADOW}"/></filter>
    ${frame} fill="${look.palette.dusk[950]}" fill-opacity="0.6" filter="url(#blur)"/>
    ${image(picture, 'clip-path="url(#corners)"')}
    ${isVideo ? at(isMirrored ? width + outside - size : -outside, height - bottom - size, drawPlayMark(size, look)) : ""}`;
  return { svg, width, height };
}

const TEXT_WIDTH = 700;
const MARK_BOX = 272;

function textCard(card: Card): (string | null)[] {
  const { isVideo, isMirrored, look, place } = card;
  const { dusk, lamp } = look.palette;
  const mark = isVideo ? drawPlayMark(220, look) : drawMark(300, look);
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${dusk[900]}"/>`,
    gradient("evening", circle(isMirrored ? WIDTH : 0, 700), dusk[600], [
      [0, 0.6],
      [0.55, 0],
    ]),
    gradient("light", circle(isMirrored ? WIDTH - 1000 : 1000, 300), lamp[500], [
      [0, 0.35],
      [0.28, 0.11],
      [0.55, 0],
    ]),
    ...column(card, TEXT_WIDTH, 104),
    place(WIDTH - MARGIN - (MARK_BOX + mark.width) / 2, (HEIGHT - mark.height) / 2, mark),
  ];
}

/** Its radius reaches the farthest corner. */
function circle(x: number, y: number): string {
  const radius = Math.hypot(Math.max(x, WIDTH - x), Math.max(y, HEIGHT - y));
  return `radialGradient gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`;
}
