/** Without its own file, Next would use the site's, whose policy blocks the scripts of pages stored differently. */
export function register() {
  // An empty page needs no preparation.
}
