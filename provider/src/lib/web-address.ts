/** A host of several words with what may follow it, as people write it: `www.grace.org/visit`. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

const EMAIL = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

const SITE_PATH = /^\/(?![/\\])\S*$/;

/** A web address as staff type it, with `https://` where they left it out. What is none stays as it is. */
export function completeWebAddress(typed: string): string {
  const address = typed.trim();
  return BARE_HOST.test(address) ? `https://${address}` : address;
}

/** Whether it is a full web address: `http://…` or `https://…`. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "https:" || protocol === "http:") && hostname !== "" && /^https?:\/\//i.test(address);
}

/** Whether it is a page of the site: `/blog`. */
export function isSitePath(address: string): boolean {
  return SITE_PATH.test(address);
}

/** Where a link in formatted text leads, completed: also to an e-mail address or a phone. What is none stays as it is. */
export function completeTextLink(typed: string): string {
  const address = typed.trim();
  return EMAIL.test(address) ? `mailto:${address}` : completeWebAddress(address);
}

/** Whether visitors can follow a link in formatted text. */
export function isTextLink(address: string): boolean {
  return isWebAddress(address) || isSitePath(address) || /^(?:mailto|tel):[^\s/]+$/i.test(address);
}
