/** Without one of its own, Next would take the site's, whose policy refuses the scripts of pages that are stored otherwise. */
export function register() {
  // Nothing is prepared for an empty page.
}
