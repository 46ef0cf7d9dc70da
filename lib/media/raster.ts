import "server-only";
import sharp, { type Metadata, type Sharp } from "sharp";

/** Excludes SVG, which may contain scripts. */
const RASTER_FORMATS = new Set<string>(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

const MAX_PIXELS = 100_000_000;
const DECODING_TIMEOUT_SECONDS = 5;

export async function readRaster(bytes: Buffer): Promise<Metadata> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!RASTER_FORMATS.has(metadata.format)) throw new Error(`a picture may not be ${metadata.format}`);
  return metadata;
}

export function decodeRaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true }).timeout({
    seconds: DECODING_TIMEOUT_SECONDS,
  });
}
