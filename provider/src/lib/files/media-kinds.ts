/** A collection that keeps pictures or videos. */
export type MediaCollection = "images" | "clips";

/**
 * Extensions of the files that staff may add, in lower case. Nothing of Node is imported here: the admin's pages use it
 * too.
 */
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

/** The collection that a file belongs to by its name, in capitals or not; `undefined` where it is of neither. */
export function mediaCollectionOf(filename: string): MediaCollection | undefined {
  const extension = /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
  const collections: MediaCollection[] = ["images", "clips"];
  return collections.find((collection) => mediaExtensions[collection].includes(extension));
}
