import "server-only";
import type { Sharp } from "sharp";
import { decodeRaster, readRaster } from "@/lib/media/raster";
import { logError } from "@/lib/utils/log";
import { SHARE_CARD_SIZE } from "@/lib/seo/site-url";

export type Layer = { src: string; width: number; height: number };

export type PreparedPicture =
  { fit: "cover"; picture: Layer } | { fit: "whole"; picture: Layer; background: Layer };

const WHOLE_SIZE = { width: 640, height: 526 };

/** In pixels. Drawn small and scaled up, which adds to the blur. */
const BACKGROUND_SIZE = { width: 300, height: 158 };
const BACKGROUND_BLUR = 9;

/** Aspect ratios that lose little when cropped to the card. */
const CROPPABLE_RATIOS = { from: 1.3, to: 2.6 };

const LAYER_QUALITY = 92;

/** Returns `null` when the picture cannot be decoded. */
export async function preparePicture(
  bytes: Buffer,
  { mayCrop }: { mayCrop: boolean },
): Promise<PreparedPicture | null> {
  try {
    const ratio = await readRatio(bytes);
    const isCroppable = ratio >= CROPPABLE_RATIOS.from && ratio <= CROPPABLE_RATIOS.to;
    if (mayCrop && isCroppable) return { fit: "cover", picture: await crop(bytes) };
    const [picture, background] = await Promise.all([whole(bytes), blurred(bytes)]);
    return { fit: "whole", picture, background };
  } catch (error) {
    logError("picture-unreadable", error);
    return null;
  }
}

/** The longer side of a poster's picture, in pixels: 200 per inch on A4. */
const POSTER_SIDE = 1600;

/** Prepares a poster's picture; returns `null` when it cannot be decoded. */
export async function preparePosterPicture(
  bytes: Buffer,
): Promise<{ jpeg: Buffer; width: number; height: number } | null> {
  try {
    const picture = decoded(bytes).resize({ width: POSTER_SIDE, height: POSTER_SIDE, fit: "inside" });
    const options = { quality: LAYER_QUALITY };
    const { data, info } = await picture
      .toColourspace("srgb")
      .jpeg(options)
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    logError("picture-unreadable", error);
    return null;
  }
}

async function readRatio(bytes: Buffer): Promise<number> {
  const { autoOrient } = await readRaster(bytes);
  return autoOrient.width / autoOrient.height;
}

function crop(bytes: Buffer): Promise<Layer> {
  return toLayer(decoded(bytes).resize({ ...SHARE_CARD_SIZE, fit: "cover", position: "attention" }));
}

function whole(bytes: Buffer): Promise<Layer> {
  return toLayer(decoded(bytes).resize({ ...WHOLE_SIZE, fit: "inside" }));
}

function blurred(bytes: Buffer): Promise<Layer> {
  return toLayer(
    decoded(bytes)
      .resize({ ...BACKGROUND_SIZE, fit: "cover" })
      .blur(BACKGROUND_BLUR),
  );
}

function decoded(bytes: Buffer): Sharp {
  return decodeRaster(bytes).flatten();
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
