import "server-only";
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { redirectOnce, unavailableResponse } from "@/lib/http/responses";
import { keepDrawings } from "@/lib/media/drawings";
import { decodeRaster, readRaster } from "@/lib/media/raster";
import { fetchPicture } from "@/lib/provider/media-files";
import type { ChurchIdentity } from "@/lib/provider/settings";
import { logError } from "@/lib/utils/log";
import { type IconName, ICONS } from "./church-look";

/** The part of a maskable icon that no phone crops. */
const SAFE_PART = 0.8;

/** `null`: the file is no picture, which is also cached. */
type Drawn = { png: Buffer | null };

const ENTRY_BYTES = 1024;

const drawings = keepDrawings<Drawn>({
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ png }) => (png?.byteLength ?? 0) + ENTRY_BYTES,
  atOnce: 1,
  maxRunning: 20,
});

/** Returns `null` if there is no picture, `"unavailable"` if it may be there later. */
export async function drawIcon(
  name: IconName,
  { icon, palette }: ChurchIdentity,
): Promise<Buffer | "unavailable" | null> {
  if (icon === null) return null;
  const ground = (palette ?? paletteOf(DEFAULT_COLORS)).dusk[900];
  const drawn = await drawings(JSON.stringify([name, icon, ground]), async () => {
    const file = await fetchPicture(icon);
    if (file.state === "unavailable") return null;
    return { png: file.state === "found" ? await iconOf(file.data, name, ground) : null };
  });
  return drawn ? drawn.png : "unavailable";
}

async function iconOf(bytes: Buffer, name: IconName, ground: string): Promise<Buffer | null> {
  const { size, maskable } = ICONS[name];
  try {
    await readRaster(bytes);
    const side = maskable ? Math.round(size * SAFE_PART) : size;
    const margin = Math.floor((size - side) / 2);
    const picture = await decodeRaster(bytes)
      .resize({ width: side, height: side, fit: "contain", background: "#0000" })
      .extend({
        top: margin,
        left: margin,
        bottom: size - side - margin,
        right: size - side - margin,
        background: "#0000",
      })
      .png()
      .toBuffer();
    return maskable ? await decodeRaster(picture).flatten({ background: ground }).png().toBuffer() : picture;
  } catch (error) {
    logError("picture-unreadable", error);
    return null;
  }
}

/** An icon's address changes with the church's picture. */
const KEPT_FOR_A_DAY = { "Cache-Control": "public, max-age=86400" };

export async function answerIcon(name: IconName, church: ChurchIdentity): Promise<Response> {
  const icon = await drawIcon(name, church);
  if (icon === "unavailable") return unavailableResponse();
  if (!icon) return redirectOnce(`/icons/${name}`);
  return new Response(new Uint8Array(icon), { headers: { ...KEPT_FOR_A_DAY, "Content-Type": "image/png" } });
}
