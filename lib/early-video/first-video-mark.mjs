/** Marks the video that a page begins with: it plays before scripts load, until a player takes it over. */
export const FIRST_VIDEO = "data-first-video";
