/** Specification section 8, Media. */
export const NO_MEDIA = "No media available";
export const UNSUPPORTED_MEDIA = "Unsupported file type";
