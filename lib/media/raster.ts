import "server-only";
import sharp, { type Metadata, type Sharp } from "sharp";

/** Raster formats only: an SVG may contain scripts. */
const RASTER_FORMATS = new Set<string>(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

const MAX_PIXELS = 100_000_000;
const DECODING_TIMEOUT_SECONDS = 5;

/**
 * What a picture says of itself.
 *
 * @throws {Error} when it is none, is no raster picture, or is too large
 */
export async function readRaster(bytes: Buffer): Promise<Metadata> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!RASTER_FORMATS.has(metadata.format)) throw new Error(`a picture may not be ${metadata.format}`);
  return metadata;
}

/** A picture the right way up, to be decoded within limits of size and time. */
export function decodeRaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true }).timeout({
    seconds: DECODING_TIMEOUT_SECONDS,
  });
}
