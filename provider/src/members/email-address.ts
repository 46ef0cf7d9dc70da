import { domainToASCII } from "node:url";

import { z } from "zod";

const MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;
const DOTS_OUT_OF_PLACE = /^\.|\.\.|\.@/;
/** What would end a host's name, or hide another in it. */
const NOT_IN_A_DOMAIN = /[\s\p{Cc}/\\?#%:@[\]<>]/u;
/** A top-level domain is letters, or a name of another script in its ASCII form. */
const TOP_LEVEL = /\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * An address as members are told apart by it: trimmed, NFKC, in lower case, its domain in ASCII. Mail goes to this
 * address, never to the one typed, so that a look-alike never gets another's code.
 * @returns null when it is no address that one mail can go to.
 */
export function normaliseEmail(text: string): string | null {
  const folded = text.normalize("NFKC").trim().toLowerCase();
  const at = folded.lastIndexOf("@");
  if (at < 1 || at > LOCAL_MAX_LENGTH) return null;
  const domain = folded.slice(at + 1);
  if (NOT_IN_A_DOMAIN.test(domain)) return null;
  const address = `${folded.slice(0, at)}@${domainToASCII(domain)}`;
  const isAddress =
    address.length <= MAX_LENGTH &&
    z.regexes.html5Email.test(address) &&
    TOP_LEVEL.test(address) &&
    !DOTS_OUT_OF_PLACE.test(address);
  return isAddress ? address : null;
}
