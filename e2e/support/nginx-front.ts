import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:http2";
import path from "node:path";
import { test as base } from "@playwright/test";
import { startNginx } from "../../scripts/support/nginx.mjs";
import { askHttp2, type Http2Answer } from "./ask-http2";
import { runFolder } from "./run-folder";
import { startStubUpstream } from "./stub-upstream";

export interface Front {
  nginx: Awaited<ReturnType<typeof startNginx>>;
  site: Awaited<ReturnType<typeof startStubUpstream>>;
  provider: Awaited<ReturnType<typeof startStubUpstream>>;
  /** Sends a request over HTTP/2 and TLS, and trusts only nginx's certificate. */
  get: (path: string, headers?: Record<string, string>) => Promise<Http2Answer>;
}

/** `deploy/nginx` in front of two programs that a test controls, with time-outs of one second. */
export const test = base.extend<object, { front: Front }>({
  front: [
    async ({}, use) => {
      const [site, provider] = [await startStubUpstream(), await startStubUpstream()];
      const nginx = await startNginx({
        folder: mkdtempSync(path.join(runFolder(), "nginx-")),
        siteUrls: [site.url],
        providerUrls: [provider.url],
        edit: (text) => text.replaceAll(/proxy_read_timeout (15|20)s/g, "proxy_read_timeout 1s"),
      });
      const session = connect(nginx.url, { ca: readFileSync(nginx.certificate) });
      await use({ nginx, site, provider, get: (...asked) => askHttp2(session, ...asked) });
      session.destroy();
      await Promise.all([nginx.stop(), site.stop(), provider.stop()]);
    },
    { scope: "worker" },
  ],
});

/**
 * After this, nginx asks the site before serving a page again: it stores it for a second and renews it within another.
 */
export const RENEWED_AFTER_MS = 3000;

export const PAGE = `<!doctype html>${"A story of faith. ".repeat(500)}`;

/** Answers with a page as the site does, the same for everybody. */
export function givePage({ site }: Front, headers: Record<string, string> = {}, status = 200, body = PAGE) {
  site.answer((_, response) => {
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "rsc, next-router-state-tree",
      ...headers,
    });
    response.end(body);
  });
}
