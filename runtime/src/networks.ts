import { isIP, isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of an IPv6 address that identify one network; its devices choose the rest. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Returns an IPv6 address's network, identified by its first `named` groups, and any other text unchanged. */
export function networkOf(address: string, named = NETWORK_GROUPS): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, named).join(":")}::/${named * 16}` : address;
}

/** Returns an IPv6 address's eight groups in their shortest form. */
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

/** Returns an address's bits, prefixed with its version so the two never match; `null` if it isn't an address. */
function bitsOf(address: string): string | null {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  const groups = groupsOf(plain);
  if (groups) return `6${groups.map((group) => parseInt(group, 16).toString(2).padStart(16, "0")).join("")}`;
  if (isIP(plain) !== 4) return null;
  const bytes = plain.split(".").map((byte) => Number(byte).toString(2).padStart(8, "0"));
  return `4${bytes.join("")}`;
}

/** The prefix length of a network without one, and that of the largest network one person may own, both in bits. */
const BITS = { "4": { usual: 32, fewest: 16 }, "6": { usual: NETWORK_GROUPS * 16, fewest: 32 } } as const;

/**
 * Parses a network as people write it: an address, optionally with a prefix length, such as `203.0.113.0/24`.
 * @returns The bits its addresses begin with; `null` if it isn't a network, or is larger than one person may own.
 */
export function parseNetwork(text: string): string | null {
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = bitsOf(address);
  if (bits === null) return null;
  const { usual, fewest } = BITS[bits.startsWith("4") ? "4" : "6"];
  const counting = length === undefined ? usual : Number(length);
  return counting >= fewest && counting < bits.length ? bits.slice(0, counting + 1) : null;
}

/** @param networks As returned by `parseNetwork`. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const bits = bitsOf(address);
  return bits !== null && networks.some((network) => bits.startsWith(network));
}
