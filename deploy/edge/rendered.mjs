/** The header in which a page tells only the worker its nonce and status. */
export const RENDERED = "x-rendered-with";
