import sharp from "sharp";

/** The sizes of the thumbnails of a phone and a laptop, in pixels. */
const PHONE = { width: 150, height: 325 };
const LAPTOP = { width: 320, height: 200 };

const LABEL_HEIGHT = 18;
const GAP = 10;
const COLUMNS = 4;

/** Size limit of a sheet, so that the repository stays small. */
export const MOST_BYTES = 400 * 1000;

/** Tried in turn until the sheet is small enough. */
const QUALITIES = [60, 50, 40, 30, 20];

/**
 * A screen's pictures on a phone and on a laptop.
 *
 * @typedef {{ name: string, phone: Buffer, laptop: Buffer }} ScreenPictures
 */

/**
 * Returns one picture with thumbnails of all screens, each with its name.
 *
 * @param {ScreenPictures[]} screens
 * @returns {Promise<Buffer>} WebP
 * @throws {Error} when it stays too large
 */
export async function contactSheet(screens) {
  const cell = {
    width: PHONE.width + LAPTOP.width + 3 * GAP,
    height: PHONE.height + LABEL_HEIGHT + 2 * GAP,
  };
  const parts = await Promise.all(
    screens.map(async ({ name, phone, laptop }, index) => {
      const left = (index % COLUMNS) * cell.width + GAP;
      const top = Math.floor(index / COLUMNS) * cell.height + GAP;
      const below = top + LABEL_HEIGHT;
      return [
        { input: label(name, cell.width - GAP), left, top },
        { input: await thumbnail(phone, PHONE), left, top: below },
        { input: await thumbnail(laptop, LAPTOP), left: left + PHONE.width + GAP, top: below },
      ];
    }),
  );
  const sheet = await sharp({
    create: {
      width: COLUMNS * cell.width,
      height: Math.ceil(screens.length / COLUMNS) * cell.height,
      channels: 3,
      background: "#d8d8d8",
    },
  })
    .composite(parts.flat())
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const picture = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A sheet of ${screens.length} screens is larger than ${MOST_BYTES} bytes`);
}

/**
 * @param {Buffer} picture
 * @param {{ width: number, height: number }} size
 */
function thumbnail(picture, size) {
  return sharp(picture)
    .resize({ ...size, fit: "cover", position: "top" })
    .toBuffer();
}

/**
 * @param {string} text
 * @param {number} width
 */
function label(text, width) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text y="13" font-family="sans-serif" font-size="13" font-weight="bold">${text}</text></svg>`,
  );
}
