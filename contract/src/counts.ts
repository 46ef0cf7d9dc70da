/** What is counted by the day, of all visitors together, so that staff see what their stories do. */

/** Of a video: played for some seconds, played to its end, shared. Each at most once while a page is open. */
export const VIDEO_COUNTS = ["watched", "finished", "shared"] as const;

/** Of the stories that visitors upload: begun, and arrived whole with its form. */
export const UPLOAD_COUNTS = ["uploadBegun", "uploadFinished"] as const;

export type VideoCount = (typeof VIDEO_COUNTS)[number];
export type UploadCount = (typeof UPLOAD_COUNTS)[number];

/** How a provider says in its settings that it takes counts. */
export const COUNTS_DAILY = "daily";
