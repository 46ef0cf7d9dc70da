/** The one thing to do next. */
export const PRIMARY_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-full bg-lamp-400 px-5 font-semibold text-dusk-950 hover:bg-lamp-300";
