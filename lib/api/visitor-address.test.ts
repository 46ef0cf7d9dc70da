import { visitorAddress } from "./visitor-address";

let forwarded: string | undefined;

jest.mock("next/headers", () => ({
  headers: async () => new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
}));

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["::ffff:127.0.0.1", "::ffff:127.0.0.1"],
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["203.0.113.7, nonsense", null],
  ["unknown", null],
  ["203.0.113.7:4711", null],
  [",", null],
  ["", null],
  [undefined, null],
])("reads %p as %p", async (header, expected) => {
  forwarded = header;
  expect(await visitorAddress()).toBe(expected);
});
