import { addressKey } from "./rate-limit";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:0:0:9:8:7:6", "2001:db8:0:0"],
  ["2001:0DB8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
