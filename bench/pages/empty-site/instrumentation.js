/** Without this file, Next would use the site's, whose policy blocks the scripts of pages that are stored otherwise. */
export function register() {
  // An empty page needs no preparation.
}
