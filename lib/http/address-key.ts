import { isIPv6 } from "node:net";

/** An IP address as it is counted: of the new kind its network alone, since each household has 2^64 of them. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? allGroups(address).slice(0, 4).join(":");
}

/** The eight groups, of which a double colon stands for as many zeros as are missing. */
function allGroups(address: string): string[] {
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? [])];
  return groups.map((group) => parseInt(group, 16).toString(16));
}
