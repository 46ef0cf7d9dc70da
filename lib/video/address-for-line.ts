import "client-only";
import { BANDWIDTH_PARAM } from "@lampstand/contract/films";
import { connectionBandwidth, measuredBandwidth, scriptBandwidth } from "./bandwidth";
import { USABLE_SHARE } from "./renditions";

/** All prepared renditions need less, in bits per second. */
const ENOUGH = 4_000_000;

/** Other providers may reject unknown query parameters. */
const PREPARED = /\/uploads\/renditions\/[^/?#]+$/;

/** Returns an address for a film whose renditions only the provider knows: on a slow line, one that doesn't stall. */
export function addressForLine(src: string): string {
  if (!PREPARED.test(src)) return src;
  const bandwidth = measuredBandwidth() ?? scriptBandwidth() ?? connectionBandwidth() ?? ENOUGH;
  if (bandwidth >= ENOUGH) return src;
  return `${src}?${BANDWIDTH_PARAM}=${String(Math.round(bandwidth * USABLE_SHARE))}`;
}
