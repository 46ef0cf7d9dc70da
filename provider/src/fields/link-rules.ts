const WEB_ADDRESS_HELP = "Please enter a full web address that starts with https:// or http://.";

/** What is wrong with a web address, in words for staff, or `true`. Empty is fine. */
export function checkWebAddress(value: unknown): true | string {
  if (value === undefined || value === null || value === "") return true;
  return isWebAddress(value) || WEB_ADDRESS_HELP;
}

/** As `checkWebAddress`, but a path of the site (`/…`) is fine too. */
export function checkLink(value: unknown): true | string {
  if (typeof value === "string" && /^\/(?![/\\])\S*$/.test(value)) return true;
  return (
    checkWebAddress(value) === true || `${WEB_ADDRESS_HELP} Or a page of the site, such as /hashtag/featured.`
  );
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && hostname !== "";
}
