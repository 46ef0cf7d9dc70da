import { networkOf } from "./caller";

describe("networkOf", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("takes %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8:1:ff00::6", "2001:db8:1::/48"],
    ["2001:db8::6", "2001:db8:0::/48"],
  ])("takes %s as %s where a household counts once", (address, household) => {
    expect(networkOf(address, 3)).toBe(household);
  });
});
