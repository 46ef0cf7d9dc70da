/** Says with a 503 when to come back: an outage is seldom over sooner, in seconds. */
export const RETRY_AFTER = { "Retry-After": "60" } as const;
