/** What is counted by the day, of all visitors together, so that staff see what their stories do. */

/** Of a video: played for some seconds, played to its end, shared. Each at most once while a page is open. */
export const VIDEO_COUNTS = ["watched", "finished", "shared"] as const;

/** As these, where the provider takes more: kept for later, come to by a QR code. */
export const MORE_VIDEO_COUNTS = ["saved", "scanned"] as const;

/** Of a page that is no video's: come to by a QR code. */
export const PAGE_COUNTS = ["pageScanned"] as const;

/** A video is divided into so many parts of the same length, to see how far it is watched. */
export const REACHED_PARTS = 20;

/** Of the stories that visitors upload: begun, and arrived whole with its form. */
export const UPLOAD_COUNTS = ["uploadBegun", "uploadFinished"] as const;

export type VideoCount = (typeof VIDEO_COUNTS)[number] | (typeof MORE_VIDEO_COUNTS)[number];
export type SiteCount = (typeof UPLOAD_COUNTS)[number] | (typeof PAGE_COUNTS)[number];

/** How a provider says in its settings that it takes counts. */
export const COUNTS_DAILY = "daily";
