/** A host of several words and what follows, as people type it: `www.grace.org/visit`. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

const EMAIL = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

const SITE_PATH = /^\/(?![/\\])\S*$/;

/** Adds `https://` to a web address that staff typed without it. Leaves other text unchanged. */
export function completeWebAddress(typed: string): string {
  const address = typed.trim();
  return BARE_HOST.test(address) ? `https://${address}` : address;
}

/** Returns whether it is a full web address: `http://…` or `https://…`. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "https:" || protocol === "http:") && hostname !== "" && /^https?:\/\//i.test(address);
}

/** Returns whether it is a page of the site: `/blog`. */
export function isSitePath(address: string): boolean {
  return SITE_PATH.test(address);
}

/** Completes a link in formatted text, including email addresses. Leaves other text unchanged. */
export function completeTextLink(typed: string): string {
  const address = typed.trim();
  return EMAIL.test(address) ? `mailto:${address}` : completeWebAddress(address);
}

/** Returns whether visitors can follow a link in formatted text. */
export function isTextLink(address: string): boolean {
  return isWebAddress(address) || isSitePath(address) || /^(?:mailto|tel):[^\s/]+$/i.test(address);
}
