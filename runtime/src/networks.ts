import { isIP, isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of an IPv6 address that name one network; the others are its devices' to choose. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The network of an IPv6 address, named by so many of its groups; any other text as it is. */
export function networkOf(address: string, named = NETWORK_GROUPS): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, named).join(":")}::/${named * 16}` : address;
}

/** The eight groups of an IPv6 address in their shortest spelling. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address)) return null;
  const [start = [], end] = address
    .replace(/%.*$/, "")
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    })
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: ALL_GROUPS - start.length - (end ?? []).length }, () => "0");
  return [...start, ...zeros, ...(end ?? [])].map((group) => parseInt(group, 16).toString(16));
}

/** The bits of an address behind its kind, which no other kind begins with; `null`: it is none. */
function bitsOf(address: string): string | null {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  const groups = groupsOf(plain);
  if (groups) return `6${groups.map((group) => parseInt(group, 16).toString(2).padStart(16, "0")).join("")}`;
  if (isIP(plain) !== 4) return null;
  const bytes = plain.split(".").map((byte) => Number(byte).toString(2).padStart(8, "0"));
  return `4${bytes.join("")}`;
}

/** How many bits name one network of a kind where nobody says so, and how many name the largest that may be somebody's own. */
const BITS = { "4": { usual: 32, fewest: 16 }, "6": { usual: NETWORK_GROUPS * 16, fewest: 32 } } as const;

/**
 * Reads a network as people write it: an address, or one with the number of its bits that count, such as `203.0.113.0/24`.
 * @returns What the bits of its addresses begin with; `null`: it is no network, or a larger one than somebody's own.
 */
export function parseNetwork(text: string): string | null {
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = bitsOf(address);
  if (bits === null) return null;
  const { usual, fewest } = BITS[bits.startsWith("4") ? "4" : "6"];
  const counting = length === undefined ? usual : Number(length);
  return counting >= fewest && counting < bits.length ? bits.slice(0, counting + 1) : null;
}

/** @param networks As `parseNetwork` gives them. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const bits = bitsOf(address);
  return bits !== null && networks.some((network) => bits.startsWith(network));
}
