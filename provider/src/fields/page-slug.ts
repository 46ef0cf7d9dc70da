/** The name under which a page is kept: `\tDiscover Jesus`, as the contract spells it, is `discover-jesus`. */
export function pageSlug(given: string): string {
  return given.trim().toLowerCase().replace(/\s+/g, "-");
}
