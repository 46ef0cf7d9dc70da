/** The largest video of a story: 1 GB (specification sections 5 and 9), in bytes. Shared by page and site. */
export const STORY_SIZE_LIMIT_BYTES = 1_073_741_824;

/** A video travels in parts of this size, so that a cut connection loses no more than one, in bytes. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** An upload that nobody has touched for this long is removed, in milliseconds. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;
