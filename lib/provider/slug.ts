/** Longest slug that is asked for, in characters. */
const MAX_SLUG_LENGTH = 120;

/**
 * Whether a slug from an address can name something at the provider. None has a percent sign: some of Next's parts give
 * a path's segments decoded and some do not, so one could be decoded twice.
 */
export function isPlausibleSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG_LENGTH && /^[^\p{Cc}\p{Cs}/\\?#%]+$/u.test(slug) && !/^\.+$/.test(slug);
}

/** The slug as it stood before it was written into an address; one that was never well written stays as it is. */
export function slugFromPath(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
