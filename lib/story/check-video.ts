import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";

export const SIGNATURE_BYTES = 64;

/** How a QuickTime film may begin that does not name its type. */
const FILM_BOXES = ["moov", "mdat", "wide", "free"];

/** Types of the same container for pictures or sound alone. */
const NO_FILM = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|M4[ABP] )/;

/** A first check before anything is sent; the provider checks more. `null` for other files. */
export function videoExtensionOf(beginning: Uint8Array): string | null {
  const text = String.fromCharCode(...beginning.subarray(0, SIGNATURE_BYTES));
  const box = text.slice(4, 8);
  const type = text.slice(8, 12);
  if (box === "ftyp" && NO_FILM.test(type)) return null;
  if (box === "ftyp") return type === "qt  " ? "mov" : "mp4";
  if (FILM_BOXES.includes(box)) return "mov";
  if (text.startsWith("\x1a\x45\xdf\xa3")) return text.includes("webm") ? "webm" : "mkv";
  if (text.startsWith("RIFF") && type === "AVI ") return "avi";
  if (text.startsWith("FLV\x01")) return "flv";
  if (text.startsWith("\x30\x26\xb2\x75\x8e\x66\xcf\x11")) return "wmv";
  if (text.startsWith("OggS")) return "ogg";
  return null;
}

export const FILE_CHANGED = "This video was changed or removed since you chose it. Please choose it again.";

export async function checkVideo(file: File): Promise<string> {
  if (file.size === 0) return "This video is empty. Please choose another one.";
  if (file.size > VIDEO_MAX_BYTES) return "File size exceeds 1 GB limit.";
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return videoExtensionOf(beginning) ? "" : "Please select a video file.";
  } catch {
    return FILE_CHANGED;
  }
}
