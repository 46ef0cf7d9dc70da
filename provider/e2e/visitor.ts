import { randomBytes, randomUUID } from "node:crypto";

import type { APIRequestContext, APIResponse } from "@playwright/test";

type Send = (path: string, data: unknown, headers?: Record<string, string>) => Promise<APIResponse>;

/** An address that no other visitor of the tests has, so that nobody uses up another's calls. */
export function someAddress(): string {
  return `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

/** A visitor, as the site passes on what they send. */
export function visitor(request: APIRequestContext, address = someAddress()): { send: Send } {
  const token = process.env.E2E_API_TOKEN ?? "";
  return {
    send: (path, data, headers = {}) =>
      request.post(path, {
        data,
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
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
