import { isInNetworks, networkOf, parseNetwork } from "./networks";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:9:8:7:6", "2001:db8:0:0::/64"],
  ["2001:0DB8:1:2::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("a household covers all networks that it may have been assigned", () => {
  expect(networkOf("2001:db8:1:2:3::", 3)).toBe("2001:db8:1::/48");
  expect(networkOf("2001:db8:1:ff00::6", 3)).toBe("2001:db8:1::/48");
  expect(networkOf("192.0.2.7", 3)).toBe("192.0.2.7");
});

const holds = (network: string, address: string) => {
  const parsed = parseNetwork(network);
  return parsed !== null && isInNetworks(address, [parsed]);
};

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.8"],
  ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:203.0.113.70"],
  ["203.0.113.0/24", "203.0.113.255", "203.0.114.0"],
  ["203.0.113.200/25", "203.0.113.128", "203.0.113.127"],
  ["2001:db8:1:2::5", "2001:db8:1:2:ffff::", "2001:db8:1:3::5"],
  ["2001:DB8::/32", "2001:db8:ffff::1", "2001:db9::1"],
  ["2001:db8::1/128", "2001:db8::1", "2001:db8::2"],
  ["64:ff9b::192.0.2.0/120", "64:ff9b::192.0.2.9", "64:ff9b::192.0.3.9"],
])("%s contains %s but not %s", (network, inside, outside) => {
  expect([holds(network, inside), holds(network, outside)]).toEqual([true, false]);
});

it.each([
  ...["", "church", "203.0.113", "203.0.113.256", "203.0.113.7/33", "203.0.113.7/", "203.0.113.7/a", "/24"],
  ...["0.0.0.0/0", "10.0.0.0/15", "::/0", "2001:db8::/31", "2001:db8::/129", "2001:db8::1/64/64", "1::2::3"],
])("%j is not a network that one person could own", (text) => {
  expect(parseNetwork(text)).toBeNull();
});

it("text that is no address belongs to no network", () => {
  expect(isInNetworks("unknown", [parseNetwork("203.0.113.0/24") ?? ""])).toBe(false);
});
