import { siteConfig } from "@/lib/env/site-config";
import { visitorAddress } from "./visitor";

let forwarded: string | undefined;

jest.mock("@/lib/env/site-config");
jest.mock("next/headers", () => ({
  headers: async () => new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
}));

/** The address behind so many proxies, of a site at this address. */
async function read(header: string | undefined, SITE_URL: string, TRUSTED_PROXIES?: number) {
  forwarded = header;
  jest.mocked(siteConfig).mockReturnValue({
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "http://provider.example",
    PORT: 3000,
    SITE_URL,
    TRUSTED_PROXIES,
  });
  return visitorAddress();
}

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
  expect(await read(header, "http://localhost:3000")).toBe(expected);
  expect(await read(header, "https://stories.example")).toBe(expected);
});

it.each([
  ["192.0.2.1, 203.0.113.7, 198.51.100.1", "203.0.113.7"],
  ["203.0.113.7, 198.51.100.1", "203.0.113.7"],
  ["203.0.113.7", null],
])("behind two proxies reads %p as %p", async (header, expected) => {
  expect(await read(header, "https://stories.example", 2)).toBe(expected);
});
