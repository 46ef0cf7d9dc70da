import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import sharp from "sharp";
import { SHARE_CARD_SIZE } from "@/lib/seo/site-url";
import { readFonts } from "./fonts";

/** Some chat programs ignore larger pictures. */
const MAX_BYTES = 300_000;

const QUALITIES = [80, 65, 50];

/** @throws {Error} when it cannot be drawn */
export async function drawJpeg(card: ReactElement): Promise<Buffer> {
  const png = await new ImageResponse(card, { ...SHARE_CARD_SIZE, fonts: await readFonts() }).arrayBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}
