/** What a visitor reads of an upload that was removed, published, or never theirs. */
export const UPLOAD_GONE = "Your video is no longer on our site. Please send it again.";

/** What a visitor reads when the site has no room. */
export const DISK_FULL =
  "There is no room for your video just now. Please try again later: what has arrived is kept.";
