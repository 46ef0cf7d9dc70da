/** Specification section 9: the extensions that tell an image and a video. */
const IMAGE_EXTENSIONS = new Set(["jpg", "jpeg", "png", "gif", "webp", "bmp", "svg"]);
const VIDEO_EXTENSIONS = new Set(["mp4", "mov", "avi", "mkv", "flv", "wmv", "webm", "ogg"]);

export type MediaType = "image" | "video" | "unsupported";

/** Tells what a media address shows by its file extension; query and fragment do not count. */
export function mediaTypeOf(address: string): MediaType {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  if (IMAGE_EXTENSIONS.has(extension)) return "image";
  return VIDEO_EXTENSIONS.has(extension) ? "video" : "unsupported";
}
