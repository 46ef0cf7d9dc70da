import { once } from "node:events";
import http from "node:http";
import { processState } from "@lampstand/runtime/process-state";
import { siteConfig } from "@/lib/env/site-config";
import { dropForwardedAddresses, knownVisitor, visitorAddress, visitorId } from "./visitor";

let forwarded: string | undefined;
const mockCookies = new Map<string, string>();

jest.mock("@/lib/env/site-config");
jest.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => ({ value: mockCookies.get(name) }),
    set: (name: string, value: string) => mockCookies.set(name, value),
  }),
  headers: async () => new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
}));

const environment = {
  API_BASE_URL: "http://provider.example",
  MEDIA_BASE_URL: "http://provider.example",
  PORT: 3000,
  SITE_URL: "http://localhost:3000",
};

describe("a browser's id", () => {
  beforeEach(() => {
    mockCookies.clear();
    jest.mocked(siteConfig).mockReturnValue({ ...environment, SESSION_SECRET: "one" });
  });

  it("stays the same as long as its cookie", async () => {
    expect(await knownVisitor()).toBeNull();
    const id = await visitorId();
    expect([await knownVisitor(), await visitorId()]).toEqual([id, id]);
  });

  it("cannot be made up, and differs from that of a site with another secret", async () => {
    const id = await visitorId();
    const cookie = mockCookies.get("visitor") ?? "";
    const other = `${id.startsWith("A") ? "B" : "A"}${cookie.slice(1)}`;
    for (const madeUp of [id, `${id}.`, `${id}.${"x".repeat(43)}`, other, `${cookie}x`, ""]) {
      mockCookies.set("visitor", madeUp);
      expect(await knownVisitor()).toBeNull();
    }
    mockCookies.set("visitor", cookie);
    expect(await knownVisitor()).toBe(id);
    jest.mocked(siteConfig).mockReturnValue({ ...environment, SESSION_SECRET: "two" });
    expect(await knownVisitor()).toBeNull();
  });
});

const log = jest.spyOn(console, "warn");

beforeEach(() => {
  log.mockReset().mockReturnValue();
  delete processState().isAddressMissed;
});

/** Reads the visitor's address for a site at `SITE_URL` behind this many proxies. */
async function read(header: string | undefined, SITE_URL: string, TRUSTED_PROXIES?: number) {
  forwarded = header;
  jest.mocked(siteConfig).mockReturnValue({ ...environment, SITE_URL, TRUSTED_PROXIES });
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

it("logs once, without any address, that visitors' addresses are unknown", async () => {
  await read("203.0.113.7, 198.51.100.1", "https://stories.example");
  expect(log).not.toHaveBeenCalled();
  for (const header of ["203.0.113.7", undefined, "203.0.113.8"])
    await read(header, "https://stories.example", 2);
  expect(log.mock.calls).toEqual([
    [JSON.stringify({ level: "warning", event: "visitor-address-unknown", hops: 1, trustedProxies: 2 })],
  ]);
});

it("without a proxy, visitors cannot choose the address that they are counted by", async () => {
  const server = http.createServer(({ headers }, response) => {
    response.end(String(headers["x-forwarded-for"]));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}`;
  const seen = async () => {
    const headers = { "x-forwarded-for": "203.0.113.7", connection: "close" };
    return (await fetch(url, { headers })).text();
  };
  // Affects all of the process's servers, those of other tests too.
  const end = dropForwardedAddresses();
  try {
    jest.mocked(siteConfig).mockReturnValue({ ...environment, TRUSTED_PROXIES: 1 });
    expect(await seen()).toBe("203.0.113.7");
    jest.mocked(siteConfig).mockReturnValue({ ...environment, TRUSTED_PROXIES: 0 });
    expect(await seen()).toBe("undefined");
  } finally {
    end();
    server.close();
  }
});
