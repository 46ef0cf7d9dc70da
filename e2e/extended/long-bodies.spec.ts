import { Agent, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "../support/test";

/** Longer than any call except a video's accepts, and short enough to be sent before the refusal. */
const TOO_LONG = JSON.stringify({ name: "x".repeat(256 * 1024) });

const JSON_TYPE = { "content-type": "application/json" };

const SITE_CALLS = [
  "/api/forms/join-us",
  "/api/counts",
  "/api/reels/by-hashtags",
  "/api/give-consent",
  "/api/withdraw-consent",
  "/api/members/generate-otp",
  "/contact-us",
];

const PROVIDER_CALLS = [
  "/add-join-us",
  "/add_contact_us",
  "/add_counts",
  "/generate-otp",
  "/withdraw-consents",
];

const AUTHORIZED = { authorization: `Bearer ${process.env.E2E_API_TOKEN ?? ""}` };

type Sent = { status: number; isReused: boolean };

function send(
  agent: Agent,
  address: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string },
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(address, { agent, method, headers }, (response) => {
      text(response).then(() => {
        resolve({ status: response.statusCode ?? 0, isReused: call.reusedSocket });
      }, reject);
    });
    call.on("error", reject).end(body);
  });
}

for (const [encoding, length] of [
  ["with its length", { "content-length": TOO_LONG.length }],
  ["in chunks", { "transfer-encoding": "chunked" }],
] as const)
  test(`a body that is too long, ${encoding}, doesn't affect the connection's next request`, async ({
    siteUrl,
    providerUrl,
  }) => {
    const calls = [
      ...SITE_CALLS.map((path) => ({
        server: siteUrl,
        path,
        health: "/api/health",
        headers: { origin: siteUrl },
      })),
      ...PROVIDER_CALLS.map((path) => ({
        server: providerUrl,
        path,
        health: "/health",
        headers: AUTHORIZED,
      })),
    ];
    for (const { server, path, health, headers } of calls) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const long = { method: "POST", headers: { ...JSON_TYPE, ...length, ...headers }, body: TOO_LONG };
      const { status } = await send(agent, server + path, long);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      const next = await send(agent, server + health, {});
      expect(next, path).toEqual({ status: 200, isReused: true });
      agent.destroy();
    }
  });
