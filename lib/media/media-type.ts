const IMAGE_EXTENSIONS = new Set(["jpg", "jpeg", "png", "gif", "webp", "bmp", "svg"]);
const VIDEO_EXTENSIONS = new Set([
  "mp4",
  "mov",
  "avi",
  "mkv",
  "flv",
  "wmv",
  "webm",
  "ogg",
  "mts",
  "mpg",
  "mxf",
]);

export type MediaType = "image" | "video" | "unsupported";

export function mediaTypeOf(address: string): MediaType {
  const extension = extensionOf(address);
  if (IMAGE_EXTENSIONS.has(extension)) return "image";
  return VIDEO_EXTENSIONS.has(extension) ? "video" : "unsupported";
}

const MIME_TYPES: Record<string, string> = {
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
  mov: "video/quicktime",
  mkv: "video/x-matroska",
  avi: "video/x-msvideo",
  wmv: "video/x-ms-wmv",
  flv: "video/x-flv",
  mts: "video/mp2t",
  mpg: "video/mpeg",
  mxf: "application/mxf",
};

export function videoMimeType(address: string): string | undefined {
  const extension = extensionOf(address);
  return Object.hasOwn(MIME_TYPES, extension) ? MIME_TYPES[extension] : undefined;
}

function extensionOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
}
