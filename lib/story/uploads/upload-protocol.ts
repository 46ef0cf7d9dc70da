/** A lost connection costs at most one part. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** How long a request waits without an answer: proxies give up after a minute. */
export const PUBLISH_WAIT_MS = 20_000;

export const UPLOAD_GONE = "Your video is no longer on our site. Please send it again.";
