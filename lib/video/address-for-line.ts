import "client-only";
import { BANDWIDTH_PARAM } from "@lampstand/contract/films";
import { connectionBandwidth, measuredBandwidth, scriptBandwidth } from "./bandwidth";
import { USABLE_SHARE } from "./renditions";

/** Whatever is prepared needs less, in bits per second. */
const ENOUGH = 4_000_000;

/** Other providers may refuse what they do not expect in an address. */
const PREPARED = /\/uploads\/renditions\/[^/?#]+$/;

/** The address of a film of a page, whose renditions only the provider knows: on a poor line it leads to one that plays without a stop. */
export function addressForLine(src: string): string {
  if (!PREPARED.test(src)) return src;
  const bandwidth = measuredBandwidth() ?? scriptBandwidth() ?? connectionBandwidth() ?? ENOUGH;
  if (bandwidth >= ENOUGH) return src;
  return `${src}?${BANDWIDTH_PARAM}=${String(Math.round(bandwidth * USABLE_SHARE))}`;
}
