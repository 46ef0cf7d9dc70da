import type { RateLimit } from "@/lib/http/rate-limit";

/** Nobody fills in a form sooner after getting it, in milliseconds. */
export const MIN_FILL_MS = 2000;

/** A form that was given out longer ago than this is given out anew, in milliseconds. */
export const MAX_AGE_MS = 48 * 60 * 60 * 1000;

/** How many forms one browser may send in ten minutes. */
export const VISITOR_LIMIT: RateLimit = { name: "form-visitor", points: 10, seconds: 600 };

/** How many forms may come from one address in ten minutes: a whole congregation may share one. */
export const ADDRESS_LIMIT: RateLimit = { name: "form-address", points: 100, seconds: 600 };
