import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:http2";
import path from "node:path";
import { startNginx } from "../../scripts/support/nginx.mjs";
import { INTERNAL_HEADERS } from "../../lib/page-cache/next-headers.mjs";
import { askHttp2 } from "../support/ask-http2";
import { expectPagesUnspoiled, SIZES, type Ask } from "../support/next-header-attacks";
import { runFolder } from "../support/run-folder";
import { startStubUpstream } from "../support/stub-upstream";
import { test as base, expect } from "../support/test";

type StubFront = { get: Ask; site: Awaited<ReturnType<typeof startStubUpstream>> };

const test = base.extend<object, { front: StubFront }>({
  /** `deploy/nginx` in front of a program that a test controls. */
  front: [
    async ({}, use) => {
      const site = await startStubUpstream();
      const { get, stop } = await startBefore(site.url, site.url);
      await use({ get, site });
      await Promise.all([stop(), site.stop()]);
    },
    { scope: "worker" },
  ],
});

async function startBefore(siteUrl: string, providerUrl: string) {
  const folder = mkdtempSync(path.join(runFolder(), "nginx-"));
  const nginx = await startNginx({ folder, siteUrls: [siteUrl], providerUrls: [providerUrl] });
  const session = connect(nginx.url, { ca: readFileSync(nginx.certificate) });
  return {
    get: (...asked: Parameters<Ask>) => askHttp2(session, ...asked),
    stop: async () => {
      session.destroy();
      await nginx.stop();
    },
  };
}

for (const { tag, isWhole } of SIZES)
  test(`nginx never stores a piece of a page as the page ${tag}`, async ({ siteUrl, providerUrl }) => {
    test.setTimeout(isWhole ? 1_800_000 : 120_000);
    const { get, stop } = await startBefore(siteUrl, providerUrl);
    try {
      await expectPagesUnspoiled(get, providerUrl, isWhole);
    } finally {
      await stop();
    }
  });

for (const [what, asked, headers, answered, status] of [
  ["to Next's script", "/blog?a", { rsc: "1" }, {}, 200],
  ["to a header of Next's that says no", "/blog?b", { "next-router-prefetch": "0" }, {}, 200],
  ["to what parts of Next tell each other", "/blog?c", { "x-matched-path": "/login" }, {}, 200],
  ["that is data of a page", "/blog?d", {}, { "content-type": "text/x-component" }, 200],
  ["that leads elsewhere for now", "/blog?e", {}, {}, 307],
  ["of 404 that is no page", "/blog?f", {}, { "content-type": "text/plain" }, 404],
  ["of 405", "/embed/a", {}, {}, 405],
] as const)
  test(`doesn't store an answer ${what}`, async ({ front }) => {
    front.site.answer((_, response) => {
      response.writeHead(status, { "content-type": "text/html", "cache-control": "no-cache", ...answered });
      response.end("A piece");
    });
    await front.get(asked, headers);
    await front.get(asked, headers);
    expect(front.site.count(asked)).toBe(2);
  });

test("Next's internal headers don't reach the site", async ({ front }) => {
  front.site.answer((_, response) => response.end());
  const internal = Object.fromEntries(INTERNAL_HEADERS.map((name) => [name, "1"]));
  for (const asked of ["/inside", "/api/inside"]) {
    await front.get(asked, { ...internal, rsc: "1" });
    const { headers = {} } = front.site.requests.find(({ url }) => url === asked) ?? {};
    expect(headers.rsc).toBe("1");
    expect(Object.keys(headers).filter((name) => INTERNAL_HEADERS.includes(name))).toEqual([]);
  }
});
