import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { siteConfig } from "@/lib/env/site-config";
import {
  allowFrame,
  answerNotFound,
  answerUnavailable,
  SCRIPT_HASHES,
} from "@/lib/page-cache/page-request.mjs";
import { addSecurityHeaders } from "./security-headers";

jest.mock("@/lib/env/site-config");

let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

let end = () => {};

beforeEach(() => settings({}));

afterAll(() => end());

function settings(changed: Partial<ReturnType<typeof siteConfig>>) {
  jest.mocked(siteConfig).mockReturnValue({
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "https://media.example/files",
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
    ...changed,
  });
  end();
  end = addSecurityHeaders();
}

const ask = (path = "/", init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: "manual", ...init });

const html = { "Content-Type": "text/html; charset=utf-8" };

/** Returns each directive's sources. */
async function policyOf(response: Response | Promise<Response>): Promise<Record<string, string>> {
  const policy = (await response).headers.get("content-security-policy") ?? "";
  const directives = policy.split("; ").map((directive): [string, string] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.join(" ")];
  });
  return Object.fromEntries(directives);
}

it("forbids changes in transit to pages, and only to pages", async () => {
  answer = (_, response) => response.writeHead(200, { ...html, "Cache-Control": "no-cache" }).end();
  expect((await ask()).headers.get("cache-control")).toBe("no-cache, no-transform");
  answer = (_, response) => response.writeHead(404, html).end();
  expect((await ask()).headers.get("cache-control")).toBe("no-transform");
  answer = (_, response) =>
    response.writeHead(200, { "Content-Type": "text/css", "Cache-Control": "no-cache" }).end();
  expect((await ask()).headers.get("cache-control")).toBe("no-cache");
});

it("allows a rendered page only the inline scripts with its own nonce", async () => {
  const seen: string[] = [];
  answer = (request, response) => {
    seen.push(/nonce-[^']+/.exec(String(request.headers["content-security-policy"]))?.[0] ?? "");
    response.writeHead(200, html).end();
  };
  const policies = [await policyOf(ask()), await policyOf(ask())];
  expect(policies.map((policy) => policy["script-src"])).toEqual(seen.map((nonce) => `'self' '${nonce}'`));
  expect(seen[0]).not.toBe(seen[1]);
  expect(policies[0]).toMatchObject({
    "default-src": "'none'",
    "script-src-attr": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

it("lets only the admin frame a preview", async () => {
  answer = (_, response) => {
    allowFrame("https://admin.example");
    response.writeHead(200, html).end();
  };
  expect(await policyOf(ask())).toMatchObject({ "frame-ancestors": "https://admin.example" });
  answer = (_, response) => response.writeHead(200, html).end();
  expect(await policyOf(ask())).toMatchObject({ "frame-ancestors": "'none'" });
});

it("allows a stored page the scripts whose hashes it lists, which visitors do not see", async () => {
  answer = (_, response) => {
    response.setHeader(SCRIPT_HASHES, "sha256-one= sha256-two=");
    response.writeHead(304).end();
  };
  const response = await ask();
  expect((await policyOf(response))["script-src"]).toBe("'self' 'sha256-one=' 'sha256-two='");
  expect(response.headers.has(SCRIPT_HASHES)).toBe(false);
});

describe("a stored page with an ETag", () => {
  const stored = { ...html, [SCRIPT_HASHES]: "sha256-a", etag: '"one"' };
  const askWith = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });

  beforeEach(() => {
    answer = (_, response) => {
      for (const [name, value] of Object.entries(stored)) response.setHeader(name, value);
      response.setHeader("Content-Length", 5);
      response.end("whole");
    };
  });

  it.each(['"one"', 'W/"one"', '"other", W/"one"'])(
    "is not sent again to a client that has it: %s",
    async (known) => {
      const response = await askWith({ "If-None-Match": known });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"one"');
      expect(response.headers.get("content-security-policy")).toContain("sha256-a");
      await expect(response.text()).resolves.toBe("");
    },
  );

  it("is sent to all others", async () => {
    for (const known of ["", '"other"']) {
      const response = await askWith({ "If-None-Match": known });
      expect(response.status).toBe(200);
      await expect(response.text()).resolves.toBe("whole");
    }
  });

  it("does not answer for its flight data", async () => {
    answer = (_, response) => {
      response.writeHead(200, { ...stored, "Content-Type": "text/x-component" }).end();
    };
    const response = await askWith({ "If-None-Match": '"one"' });
    expect(response.status).toBe(200);
    expect(response.headers.has("etag")).toBe(false);
  });
});

describe("an unavailable page", () => {
  it.each([
    ["rendered for its request", { ...html, "CDN-Cache-Control": "s-maxage=1" }, 200],
    ["stored", { ...html, [SCRIPT_HASHES]: "sha256-a", etag: '"one"' }, 503],
  ])("states when to try again: %s", async (_, headers, status) => {
    answer = (__, response) => {
      answerUnavailable();
      response.writeHead(status, headers).end();
    };
    const response = await ask();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    for (const name of ["etag", "cdn-cache-control"]) expect(response.headers.has(name)).toBe(false);
  });

  it("is no failure for Next's router, which would leave the current page", async () => {
    answer = (_, response) => {
      response.writeHead(503, { "Content-Type": "text/x-component", [SCRIPT_HASHES]: "" }).end();
    };
    const response = await ask();
    expect([response.status, response.headers.get("retry-after")]).toEqual([200, null]);
  });

  it("leaves a good page unchanged while it is rendered again", async () => {
    answer = (_, response) => {
      answerUnavailable();
      response.writeHead(200, { ...html, [SCRIPT_HASHES]: "sha256-a" }).end();
    };
    expect((await ask()).status).toBe(200);
  });
});

it("allows media from the provider's and the configured origins, and nothing else from other sites", async () => {
  settings({ MEDIA_ORIGINS: ["https://cdn.example/a", "http://127.0.0.1:9000"] });
  answer = (_, response) => response.writeHead(200, html).end();
  const policy = await policyOf(ask());
  const media = "https://media.example https://cdn.example http://127.0.0.1:9000";
  expect(policy["img-src"]).toBe(`'self' data: blob: ${media}`);
  expect(policy["media-src"]).toBe(`'self' data: blob: ${media}`);
  expect(policy["connect-src"]).toBe(`'self' ${media}`);
  expect(policy["frame-src"]).toBe("https://www.youtube-nocookie.com https://player.vimeo.com");
  const others = Object.entries(policy).filter(([name]) => !/^(img|media|connect|frame)-src$/.test(name));
  expect(others.map(([, sources]) => sources).join(" ")).not.toMatch(/http|\*/);
});

it("keeps a policy that the route set, and sends none with anything but pages", async () => {
  answer = ({ url }, response) => {
    if (url === "/embed/x") response.setHeader("Content-Security-Policy", "frame-ancestors *");
    response.end("{}");
  };
  expect(await policyOf(ask("/embed/x"))).toEqual({ "frame-ancestors": "*" });
  expect(await policyOf(ask("/api/health"))).toMatchObject({
    "default-src": "'none'",
    "frame-ancestors": "'none'",
  });
});

it.each([
  ["/", "same-origin"],
  ["/embedded", "same-origin"],
  ["/_next/static/a.js", "same-origin"],
  ["/embed/two-cups", "cross-origin"],
  ["/preview/videos/two-cups.jpg", "cross-origin"],
  ["/pictures/a", "same-origin"],
])("lets other sites show %s: %s", async (path, policy) => {
  answer = (_, response) => response.end();
  expect((await ask(path)).headers.get("cross-origin-resource-policy")).toBe(policy);
});

it("tells browsers to keep using https if the site's address is https", async () => {
  answer = (_, response) => response.end();
  expect((await ask()).headers.has("strict-transport-security")).toBe(false);
  settings({ SITE_URL: "https://stories.example" });
  expect((await ask()).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
});

it("states with every response what browsers may do", async () => {
  answer = (_, response) => response.end();
  expect(Object.fromEntries((await ask()).headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
  });
});

it.each([
  ["a page that found nothing", 200, html, 404],
  ["one that was redirected", 308, html, 308],
  ["the flight data of a page", 200, { "Content-Type": "text/x-component" }, 200],
  ["a stored page, which has its own status", 200, { ...html, [SCRIPT_HASHES]: "sha256-a" }, 200],
])("answers %s", async (_, status, headers, expected) => {
  answer = (_request, response) => {
    answerNotFound();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end();
  };
  expect((await ask()).status).toBe(expected);
});

describe("shared caches", () => {
  const ALLOWED = { "CDN-Cache-Control": "s-maxage=1" };

  type Sent = { status?: number; headers?: Record<string, string>; init?: RequestInit; pageStatus?: 404 };

  async function allowanceOf({ status = 200, headers = html, init = {}, pageStatus }: Sent) {
    answer = (_, response) => {
      if (pageStatus) answerNotFound();
      response.writeHead(status, { ...ALLOWED, ...headers }).end();
    };
    return (await ask("/", init)).headers.get("cdn-cache-control");
  }

  it.each<[string, Sent]>([
    ["a page", {}],
    ["a page to HEAD", { init: { method: "HEAD" } }],
    ["the feed", { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } }],
    ["the sitemap", { headers: { "Content-Type": "application/xml" } }],
    ["the word that nothing has changed", { status: 304, headers: {} }],
  ])("may store %s", async (_, sent) => {
    expect(await allowanceOf(sent)).toBe("s-maxage=1");
  });

  it.each<[string, Sent]>([
    ["data of a navigation", { headers: { "Content-Type": "text/x-component" } }],
    ["any answer to a navigation", { init: { headers: { RSC: "1" } } }],
    ["an answer to a header of Next's alone", { init: { headers: { "Next-Router-Prefetch": "0" } } }],
    ["a redirect", { status: 307, headers: { Location: "/" } }],
    ["a page that is not there", { status: 404 }],
    ["a page that finds nothing", { pageStatus: 404 }],
    ["a failure", { status: 503 }],
    ["an answer without a type", { headers: {} }],
    ["an answer to a form", { init: { method: "POST" } }],
  ])("may not store %s", async (_, sent) => {
    expect(await allowanceOf(sent)).toBeNull();
  });
});
