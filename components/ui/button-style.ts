/** The one thing to do next. */
export const PRIMARY_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full bg-lamp-400 px-5 text-center wrap-normal font-semibold text-dusk-950 hover:bg-lamp-300 forced-colors:border-2";

/** What cannot be undone, on linen. */
export const GRAVE_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full bg-ember-800 px-5 text-center wrap-normal font-semibold text-linen-50 hover:bg-ink forced-colors:border-2";

/** What else there is to do, on linen. */
export const SECONDARY_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full border-2 text-center wrap-normal border-lamp-800 px-5 font-semibold text-lamp-800 hover:bg-lamp-800 hover:text-linen-50";
