/** The header by which a page tells the worker, and nobody else, with what nonce and status it was rendered. */
export const RENDERED = "x-rendered-with";
