import type { IncomingMessage } from "node:http";
import { processState } from "@lampstand/runtime/process-state";
import { siteConfig } from "@/lib/env/site-config";
import { noteProxies, findWrongProxyCount } from "./proxy-watch";

jest.mock("@/lib/env/site-config");
jest.mock("next/headers", () => ({}));

function configure(proxies: number) {
  jest.mocked(siteConfig).mockReturnValue({
    ...{ API_BASE_URL: "http://provider.example", MEDIA_BASE_URL: "http://provider.example", PORT: 3000 },
    SITE_URL: "https://stories.example",
    TRUSTED_PROXIES: proxies,
  });
}

function come(forwarded: string | undefined, remoteAddress = "127.0.0.1") {
  const headers = { "x-forwarded-for": forwarded };
  noteProxies({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
}

const visitors = (times: number, rest = "") => {
  for (let number = 1; number <= times; number += 1) come(`203.0.113.${number}${rest}`);
};

beforeEach(() => {
  delete processState().seenProxies;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it.each([
  ["one more than configured", 1, ", 198.51.100.1", 2],
  ["two more", 1, ", 198.51.100.1, 172.18.0.1", 3],
  ["one where none is configured", 0, "", 1],
  ["fewer than configured", 2, "", 1],
  ["as many as configured", 2, ", 198.51.100.1", null],
])("finds %s", (_, configured, rest, found) => {
  configure(configured);
  visitors(4, rest);
  expect(findWrongProxyCount()).toBeNull();
  visitors(5, rest);
  expect(findWrongProxyCount()).toBe(found);
});

it("one visitor through the configured number of proxies is enough for an hour", () => {
  configure(1);
  visitors(9, ", 198.51.100.1");
  come("203.0.113.200");
  expect(findWrongProxyCount()).toBeNull();
  jest.advanceTimersByTime(60 * 60 * 1000 + 1);
  visitors(9, ", 198.51.100.1");
  expect(findWrongProxyCount()).toBe(2);
});

it("health checks from the site's own network do not count", () => {
  configure(1);
  visitors(9, ", 198.51.100.1");
  for (const address of ["172.18.0.1", "::1", "fd00::7", "::ffff:10.0.0.2", "192.168.1.5"]) come(address);
  come(undefined);
  expect(findWrongProxyCount()).toBe(2);
  configure(0);
  come(undefined);
  expect(findWrongProxyCount()).not.toBeNull();
  come(undefined, "203.0.113.9");
  expect(findWrongProxyCount()).toBeNull();
});

it("visitors who forge the header do not raise the number of proxies", () => {
  configure(1);
  for (let number = 0; number < 20; number += 1) come(`192.0.2.${number}, ${"9, ".repeat(50)}198.51.100.1`);
  visitors(1, ", 198.51.100.1");
  expect(findWrongProxyCount()).toBe(2);
});

it("a congregation behind one address raises no alarm", () => {
  configure(1);
  for (let phone = 0; phone < 300; phone += 1) come("203.0.113.7");
  expect(findWrongProxyCount()).toBeNull();
});
