import { rename, rm } from "node:fs/promises";

import sharp, { type Metadata } from "sharp";

const JPEG_QUALITY = 90;
const WEBP_QUALITY = 90;

/** Formats we can write as they were read; GIF and WebP with every frame. */
const WRITTEN_AGAIN: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/**
 * Removes place, device, author and times (EXIF, XMP, IPTC) from a picture in place, and applies its rotation. A
 * picture without any stays byte for byte.
 * @returns "cannot", with the file unchanged, when we cannot write its format.
 */
export async function removeImageMetadata(file: string): Promise<"clean" | "cannot"> {
  const image = sharp(file, { animated: true });
  const found = await image.metadata().catch(() => undefined);
  if (!found || !WRITTEN_AGAIN.has(found.format)) return "cannot";
  if (!hasPersonalData(found)) return "clean";
  const clean = `${file}.clean`;
  try {
    await image
      .autoOrient()
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true, force: false })
      .webp({ quality: WEBP_QUALITY, force: false })
      .toFormat(found.format === "heif" ? "avif" : found.format)
      .toFile(clean);
    await rename(clean, file);
    return "clean";
  } finally {
    await rm(clean, { force: true });
  }
}

function hasPersonalData({
  exif,
  xmp,
  iptc,
  tifftagPhotoshop,
  comments,
  orientation = 1,
}: Metadata): boolean {
  return Boolean(exif ?? xmp ?? iptc ?? tifftagPhotoshop ?? comments) || orientation !== 1;
}
