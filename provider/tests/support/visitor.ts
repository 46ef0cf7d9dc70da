import { randomBytes, randomUUID } from "node:crypto";

import { API_TOKEN } from "./provider";
import type { Answer, Client } from "./request";

type Send = (path: string, data: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** An address that no other visitor of the tests has, so that nobody uses up another's calls. */
export function someAddress(): string {
  return `2001:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

/** A visitor, as the site passes on what they send. */
export function visitor(request: Client, address = someAddress()): { send: Send } {
  return {
    send: (path, data, headers = {}) =>
      request.post(path, {
        data,
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${API_TOKEN}`,
          "x-forwarded-for": address,
          ...headers,
        },
      }),
  };
}

/** An e-mail address by which a test finds its own records. */
export function someEmail(): string {
  return `${randomUUID()}@example.org`;
}
