/** The site's language, as a BCP 47 tag. */
export const LANGUAGE = "en";

/** Dates that have no time zone of their own are shown in this one; the church's days have the church's. */
export const TIME_ZONE = "UTC";
