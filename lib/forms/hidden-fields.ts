/** The form's token, which the server made. */
export const TOKEN_FIELD = "formToken";

/** A field that people do not see and programs fill in. */
export const TRAP_FIELD = "homepage";
