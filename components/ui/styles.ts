/** For light backgrounds. */
export const TEXT_LINK = "font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";
