/** Daily counts over all visitors together, which show staff how their stories do. */

/** For a video: played for some seconds, played to its end, shared. Each counts at most once while a page is open. */
export const VIDEO_COUNTS = ["watched", "finished", "shared"] as const;

/** The same for providers that accept more counts: saved for later, opened by QR code. */
export const MORE_VIDEO_COUNTS = ["saved", "scanned"] as const;

/** For a page other than a video's: opened by QR code. */
export const PAGE_COUNTS = ["pageScanned"] as const;

/** To show how far people watch a video, it is divided into this many parts of equal length. */
export const REACHED_PARTS = 20;

/** For visitors' story uploads: started, and completed with the form. */
export const UPLOAD_COUNTS = ["uploadBegun", "uploadFinished"] as const;

export type VideoCount = (typeof VIDEO_COUNTS)[number] | (typeof MORE_VIDEO_COUNTS)[number];
export type SiteCount = (typeof UPLOAD_COUNTS)[number] | (typeof PAGE_COUNTS)[number];

/** The value in a provider's settings that says it accepts counts. */
export const COUNTS_DAILY = "daily";
