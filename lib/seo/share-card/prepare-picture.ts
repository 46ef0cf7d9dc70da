import "server-only";
import sharp, { type Sharp } from "sharp";
import { logError } from "@/lib/utils/log";
import { PREVIEW_SIZE } from "@/lib/seo/preview-address";

/** A picture as the cards' drawing program takes it. */
export type Layer = { src: string; width: number; height: number };

/** A picture cut to the card's shape, or whole on a blurred ground of itself. */
export type PreparedPicture =
  { fit: "cover"; picture: Layer } | { fit: "whole"; picture: Layer; ground: Layer };

/** The room that a whole picture has beside the title, in pixels. */
const WHOLE_ROOM = { width: 640, height: 526 };

/** The ground is drawn small and spread over the card, which is part of its blur, in pixels. */
const GROUND_SIZE = { width: 300, height: 158 };
const GROUND_BLUR = 9;

/** Width by height of pictures that lose little when they are cut to the card's shape. */
const NEAR_CARD_SHAPE = { from: 1.3, to: 2.6 };

/** What the site's visitors may be shown; a drawing (SVG) is a program and is not read. */
const RASTER_FORMATS = new Set<string>(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

const MAX_PIXELS = 100_000_000;
const DECODING_TIMEOUT_SECONDS = 5;
const LAYER_QUALITY = 92;

/** Decodes a fetched file and makes it ready for its card; `null` for what is not a picture that can be read. */
export async function preparePicture(
  bytes: Buffer,
  { mayCut }: { mayCut: boolean },
): Promise<PreparedPicture | null> {
  try {
    const ratio = await readRatio(bytes);
    const isNearCard = ratio >= NEAR_CARD_SHAPE.from && ratio <= NEAR_CARD_SHAPE.to;
    if (mayCut && isNearCard) return { fit: "cover", picture: await cut(bytes) };
    const [picture, ground] = await Promise.all([whole(bytes), blurred(bytes)]);
    return { fit: "whole", picture, ground };
  } catch (error) {
    logError("picture-unreadable", error);
    return null;
  }
}

async function readRatio(bytes: Buffer): Promise<number> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!RASTER_FORMATS.has(format)) throw new Error(`a picture may not be ${format}`);
  return autoOrient.width / autoOrient.height;
}

function cut(bytes: Buffer): Promise<Layer> {
  return toLayer(decoded(bytes).resize({ ...PREVIEW_SIZE, fit: "cover", position: "attention" }));
}

function whole(bytes: Buffer): Promise<Layer> {
  return toLayer(decoded(bytes).resize({ ...WHOLE_ROOM, fit: "inside" }));
}

function blurred(bytes: Buffer): Promise<Layer> {
  return toLayer(
    decoded(bytes)
      .resize({ ...GROUND_SIZE, fit: "cover" })
      .blur(GROUND_BLUR),
  );
}

function decoded(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    .timeout({ seconds: DECODING_TIMEOUT_SECONDS })
    .flatten();
}

async function toLayer(picture: Sharp): Promise<Layer> {
  const { data, info } = await picture
    .toColourspace("srgb")
    .jpeg({ quality: LAYER_QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return {
    src: `data:image/jpeg;base64,${data.toString("base64")}`,
    width: info.width,
    height: info.height,
  };
}
