import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { addSecurityHeaders } from "./security-headers";

let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => answer(request, response));

const end = addSecurityHeaders({
  isHttps: true,
  publicUrl: "https://media.example/files",
  siteUrl: "https://church.example/site",
});

afterAll(end);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

it("allows an admin page its own nonce's scripts, and media from the provider's address", async () => {
  let nonce = "";
  answer = (request, response) => {
    nonce = /nonce-[^']+/.exec(String(request.headers["content-security-policy"]))?.[0] ?? "";
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end();
  };
  const policy = (await ask()).headers.get("content-security-policy")?.split("; ");
  expect(nonce).toMatch(/^nonce-.{20,}$/);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' '${nonce}'`,
      "script-src-attr 'none'",
      "img-src 'self' data: blob: https://media.example",
      // The site, previewed beside the editor.
      "frame-src 'self' https://church.example",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  );
});

it("tells proxies not to change an admin page, and keeps its caching", async () => {
  answer = (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "private, no-store" }).end();
  };
  expect((await ask()).headers.get("cache-control")).toBe("private, no-store, no-transform");
});

it("says what browsers may do with every response, and keeps a route's own headers", async () => {
  answer = (_, response) => {
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.end("{}");
  };
  expect(Object.fromEntries((await ask()).headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}$/),
    "x-content-type-options": "nosniff",
  });
});
