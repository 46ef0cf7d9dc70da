import { randomUUID } from "node:crypto";

import { test as base, expect, type APIRequestContext } from "@playwright/test";
import { z } from "zod";

import { first } from "./read";

/** The account that the site's own specs use too: they may share a provider, which has only one first account. */
const firstAccount = { email: "staff@example.org", password: "a-long-test-password" };

const session = z.object({ token: z.string() });
const saved = z.object({ doc: z.looseObject({ id: z.string() }) });
const found = z.object({ docs: z.array(z.looseObject({ id: z.string() })) });
const refused = z.object({ errors: z.array(z.looseObject({ message: z.string() })) });

export { expect } from "@playwright/test";

export type Upload = { name: string; mimeType: string; buffer: Buffer };

async function tokenFor(request: APIRequestContext, account: typeof firstAccount) {
  const login = await request.post("/api/staff/login", { data: account });
  expect(login.status()).toBe(200);
  return { authorization: `JWT ${session.parse(await login.json()).token}` };
}

/** Makes an account of one's own: of two sign-ins to one account at the same moment, Payload forgets one. */
async function register(request: APIRequestContext) {
  const account = { email: `${randomUUID()}@example.org`, password: firstAccount.password, role: "admin" };
  await request.post("/api/staff/first-register", { data: firstAccount });
  await expect(async () => {
    const headers = await tokenFor(request, firstAccount);
    expect((await request.post("/api/staff", { headers, data: account })).status()).toBe(201);
  }).toPass();
  return account;
}

async function signIn(request: APIRequestContext) {
  const headers = await tokenFor(request, await register(request));

  const find = async (collection: string, field: string, value: string) => {
    const params = { [`where[${field}][equals]`]: value, depth: 0 };
    const response = await request.get(`/api/${collection}`, { headers, params });
    expect(response.status(), await response.text()).toBe(200);
    return found.parse(await response.json());
  };

  return {
    headers,
    async create(collection: string, data: Record<string, unknown>) {
      const response = await request.post(`/api/${collection}`, { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return saved.parse(await response.json()).doc;
    },
    async update(collection: string, id: string, data: Record<string, unknown>) {
      const response = await request.patch(`/api/${collection}/${id}`, { headers, data });
      expect(response.status(), await response.text()).toBe(200);
    },
    /** What staff are told when a change is refused. */
    async refusedUpdate(collection: string, id: string, data: Record<string, unknown>) {
      const response = await request.patch(`/api/${collection}/${id}`, { headers, data });
      expect(response.status()).toBe(400);
      return JSON.stringify(refused.parse(await response.json()).errors);
    },
    async remove(collection: string, id: string) {
      expect((await request.delete(`/api/${collection}/${id}`, { headers })).status()).toBe(200);
    },
    /** The one record with this value in a field, its relations as ids. */
    async one(collection: string, field: string, value: string) {
      const { docs } = await find(collection, field, value);
      expect(docs, `${collection} whose ${field} is ${value}`).toHaveLength(1);
      return first(docs);
    },
    /** One record, as whoever opens it sees it. */
    async open(collection: string, id: string) {
      const response = await request.get(`/api/${collection}/${id}?depth=0`, { headers });
      expect(response.status(), await response.text()).toBe(200);
      return z.looseObject({ id: z.string() }).parse(await response.json());
    },
    /** Does what staff do to a record by a button. */
    async press(collection: string, id: string, action: "read" | "withdraw-consent") {
      expect((await request.post(`/api/${collection}/${id}/${action}`, { headers })).ok()).toBe(true);
    },
    count: async (collection: string, field: string, value: string) =>
      (await find(collection, field, value)).docs.length,
    /** Uploads a file; whoever calls looks at the answer. */
    upload: (collection: string, file: Upload, data: Record<string, unknown> = {}) =>
      request.post(`/api/${collection}`, { headers, multipart: { _payload: JSON.stringify(data), file } }),
    async uploaded(collection: string, file: Upload, data: Record<string, unknown> = {}) {
      const response = await this.upload(collection, file, data);
      expect(response.status(), await response.text()).toBe(201);
      return saved
        .extend({ doc: z.looseObject({ id: z.string(), filename: z.string() }) })
        .parse(await response.json()).doc;
    },
    /** An inbox's records from somebody, as staff read them. */
    async sentBy(collection: string, email: string) {
      const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0&limit=0`;
      const response = await request.get(`/api/${collection}?${query}`, { headers });
      expect(response.status()).toBe(200);
      return found.parse(await response.json()).docs;
    },
    /** What staff are told when something they ask for is refused. */
    async refusal(collection: string, data: Record<string, unknown>) {
      const response = await request.post(`/api/${collection}`, { headers, data });
      expect(response.status()).toBe(400);
      return JSON.stringify(refused.parse(await response.json()).errors);
    },
  };
}

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** `staff` work through Payload's own interface; `request` stays a visitor's. */
export const test = base.extend<{ staff: Staff }>({
  staff: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL });
    await use(await signIn(context));
    await context.dispose();
  },
});
