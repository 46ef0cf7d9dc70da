import { randomBytes, randomUUID } from "node:crypto";

import { API_TOKEN } from "./provider";
import type { Answer, Client } from "./request";

type Send = (path: string, data: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Returns an address that no other visitor in the tests has, so that visitors don't share limits. */
export function someAddress(): string {
  return `2001:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

/** Returns a visitor whose calls the site passes on. */
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

/** Returns an email address by which a test finds its own records. */
export function someEmail(): string {
  return `${randomUUID()}@example.org`;
}
