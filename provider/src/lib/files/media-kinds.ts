export type MediaCollection = "images" | "clips";

/** Extensions that staff may upload, lower case. No Node imports here: the admin's pages use this too. */
export const mediaExtensions: Readonly<Record<MediaCollection, string[]>> = {
  images: ["jpg", "jpeg", "png", "gif", "webp", "avif", "bmp"],
  clips: [
    "mp4",
    "m4v",
    "mov",
    "3gp",
    "3g2",
    "webm",
    "mkv",
    "ogg",
    "ogv",
    "avi",
    "wmv",
    "asf",
    "flv",
    "mts",
    "m2ts",
    "m2t",
    "mpg",
    "mpeg",
    "mod",
    "tod",
    "vob",
    "mxf",
  ],
};

/** Returns a file's collection by its name, ignoring case; `undefined` when it fits neither. */
export function mediaCollectionOf(filename: string): MediaCollection | undefined {
  const extension = /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
  const collections: MediaCollection[] = ["images", "clips"];
  return collections.find((collection) => mediaExtensions[collection].includes(extension));
}
