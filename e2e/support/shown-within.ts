/** How soon what staff save is seen on the site, far below a page's lifetime without word from the provider; in milliseconds. */
export const SHOWN_WITHIN_MS = 15_000;
