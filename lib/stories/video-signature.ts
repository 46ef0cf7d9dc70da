/** How many of a file's first bytes tell its kind. */
export const SIGNATURE_BYTES = 64;

/** The boxes that a QuickTime film begins with when it does not name its type. */
const FILM_BOXES = ["moov", "mdat", "wide", "free"];

/** Types of the same container that hold a picture or sound alone, by how they begin. */
const NO_FILM = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|M4[ABP] )/;

/**
 * The file extension of the video that begins like this, whatever the file calls itself; `null` where it is none. It is a
 * first look, taken before anything is sent; the provider looks closer.
 */
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
