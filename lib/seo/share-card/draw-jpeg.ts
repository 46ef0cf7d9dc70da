import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import sharp from "sharp";
import { PREVIEW_SIZE } from "@/lib/seo/preview-address";
import { previewFonts } from "./fonts";

/** Some chat programs leave out a larger picture, in bytes. */
const MAX_BYTES = 300_000;

/** Tried in turn until the picture is small enough. */
const QUALITIES = [80, 65, 50];

/**
 * Draws a card as a JPEG.
 *
 * @throws {Error} when it cannot be drawn
 */
export async function drawJpeg(card: ReactElement): Promise<Buffer> {
  const png = await new ImageResponse(card, { ...PREVIEW_SIZE, fonts: await previewFonts() }).arrayBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}
