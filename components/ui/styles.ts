/** The primary action. */
export const PRIMARY_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full bg-lamp-400 px-5 text-center wrap-normal font-semibold text-dusk-950 hover:bg-lamp-300 forced-colors:border-2";

/** An action that cannot be undone, on a light background. */
export const DANGER_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full bg-ember-800 px-5 text-center wrap-normal font-semibold text-linen-50 hover:bg-ink forced-colors:border-2";

/** A secondary action, on a light background. */
export const SECONDARY_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full border-2 text-center wrap-normal border-lamp-800 px-5 font-semibold text-lamp-800 hover:bg-lamp-800 hover:text-linen-50";

/** A link in running text, on a light background. */
export const TEXT_LINK = "font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";
