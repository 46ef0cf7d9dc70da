/** Says with a 503 when to come back, in seconds. */
export const RETRY_AFTER = { "Retry-After": "30" } as const;
