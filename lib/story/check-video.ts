import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import type { FieldErrorKey } from "@/lib/forms/field-errors";

export const SIGNATURE_BYTES = 256;

/** Camcorders write packets of 188 bytes that begin with this letter, optionally after a four-byte timestamp. */
const PACKET = "G";
const PACKET_BYTES = 188;
const TIME_BYTES = 4;

const FILM_BOXES = ["moov", "mdat", "wide", "free"];

/** Types of the same container that hold only pictures or sound. */
const NO_FILM = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|M4[ABP] )/;

/** Checks the first bytes before anything is sent; the provider checks more. Returns `null` for other files. */
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
  if (text.startsWith("\0\0\x01\xba")) return "mpg";
  if (text.startsWith("\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02")) return "mxf";
  if (text.startsWith(PACKET) && text[PACKET_BYTES] === PACKET) return "mts";
  if (text[TIME_BYTES] === PACKET && text[PACKET_BYTES + 2 * TIME_BYTES] === PACKET) return "mts";
  return null;
}

/** Returns what is wrong with a file, or `null`. */
export async function checkVideo(file: File): Promise<FieldErrorKey | null> {
  if (file.size === 0) return "storyFileNotLoaded";
  if (file.size > VIDEO_MAX_BYTES) return "storyFileTooLarge";
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return videoExtensionOf(beginning) ? null : "storyFileNotVideo";
  } catch {
    return "storyFileChanged";
  }
}
