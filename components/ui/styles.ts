/** A link in running text, on a light background. */
export const TEXT_LINK = "font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";
