/** The part of a feed's address that names the reel in front. */
export const REEL_PARAMETER = "v";

/** The reel that an address names, as far as it names one. */
export function sharedReel(parameter: string | string[] | undefined): string | null {
  return typeof parameter === "string" && parameter !== "" ? parameter : null;
}

/** The address of a feed with this reel in front. */
export function feedAddress(href: string, slug: string): URL {
  const address = new URL(href);
  address.searchParams.set(REEL_PARAMETER, slug);
  return address;
}

/** The same as a path, for a feed whose own path has no parameters. */
export function feedPath(feed: string, slug: string): string {
  return `${feed}?${new URLSearchParams({ [REEL_PARAMETER]: slug }).toString()}`;
}
