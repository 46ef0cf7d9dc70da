/** How long a browser stays logged in after its last visit, in seconds: 30 days. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60;

/** A session is renewed on a visit once it is older than this, in milliseconds: a day. */
export const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;
