import { parseNetwork } from "@lampstand/runtime/networks";

/** More lines than any church has connections. */
const OWN_NETWORKS_MAX = 20;

/** Returns the church's own networks from staff's text, one per line. */
export function listNetworks(written: unknown): string[] {
  return typeof written === "string" ? written.split(/[\s,;]+/).filter(Boolean) : [];
}

/** Returns what is wrong with them, in words for staff, or `true`. */
export function checkNetworks(written: unknown): true | string {
  const networks = listNetworks(written);
  if (networks.length > OWN_NETWORKS_MAX) return `Please enter at most ${OWN_NETWORKS_MAX} networks.`;
  const wrong = networks.find((network) => parseNetwork(network) === null);
  return (
    wrong === undefined ||
    `‘${wrong.slice(0, 60)}’ isn’t a network, or it’s larger than a church’s. Please enter one per line, such as 203.0.113.7 or 2001:db8:1:2::/64.`
  );
}
