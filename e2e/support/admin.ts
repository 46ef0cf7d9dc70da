import { expect } from "@playwright/test";
import { z } from "zod";

/** The key for a stack's first account. Servers that already run pass it in the environment. */
export const setupKey = () => process.env.E2E_SETUP_KEY ?? "the-setup-key-of-the-tests";

/** The first account, which creates all others. */
const FIRST = { email: "staff@example.org", password: "a-long-test-password" };

type Credentials = typeof FIRST;

const session = z.object({ token: z.string() });
const saved = z.object({ doc: z.looseObject({ id: z.union([z.number(), z.string()]) }) });
const savedGlobal = z.object({ result: z.looseObject({}) });
const found = z.object({ docs: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })) });

/**
 * How soon staff's changes appear on the site, in milliseconds. Far below a page's lifetime without word from the
 * provider.
 */
export const SHOWN_WITHIN_MS = 40_000;

type Data = Record<string, unknown>;
type Id = number | string;
type Document = Data & { id: Id };

/** What staff do in the provider's admin, through its REST interface. */
export interface Admin {
  readonly credentials: Credentials;
  readonly find: (collection: string, field: string, value: string) => Promise<Document | undefined>;
  /** Returns all documents with this value, oldest first. */
  readonly findAll: (collection: string, field: string, value: string) => Promise<Document[]>;
  /** Returns every document, newest first. */
  readonly list: (collection: string) => Promise<Document[]>;
  readonly create: (collection: string, data: Data) => Promise<Document>;
  readonly update: (collection: string, id: Id, data: Data) => Promise<Document>;
  /** Presses a button beside a document's form. */
  readonly press: (
    collection: string,
    id: Id,
    action: "answer" | "read" | "withdraw-consent",
    data?: Data,
  ) => Promise<void>;
  readonly upload: (collection: string, file: File, data: Data) => Promise<Document>;
  /** Downloads a file, published or not. */
  readonly download: (path: string) => Promise<Buffer>;
  readonly remove: (collection: string, id: Id) => Promise<void>;
  readonly readGlobal: (slug: string) => Promise<Data>;
  readonly updateGlobal: (slug: string, data: Data) => Promise<Data>;
}

/** Signs in with a new account: Payload loses sessions when one account signs in twice at the same moment. */
export async function createAdmin(providerUrl: string): Promise<Admin> {
  const credentials = { ...FIRST, email: `${crypto.randomUUID()}@example.org` };
  await expect(async () => {
    const first = (await register(providerUrl)) ?? (await signIn(providerUrl, FIRST));
    const account = { ...credentials, role: "admin" };
    const { status } = await send("POST", `${providerUrl}/api/staff`, account, first);
    expect(status).toBe(201);
  }).toPass();
  const token = await signIn(providerUrl, credentials);

  const call = async (method: string, path: string, data?: Data | FormData): Promise<unknown> => {
    const response = await send(method, `${providerUrl}/api/${path}`, data, token);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    credentials,
    find: async (collection, field, value) => {
      const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: "1", depth: "0" });
      return found.parse(await call("GET", `${collection}?${query.toString()}`)).docs[0];
    },
    findAll: async (collection, field, value) => {
      const query = new URLSearchParams({
        [`where[${field}][equals]`]: value,
        sort: "createdAt",
        depth: "0",
      });
      return found.parse(await call("GET", `${collection}?${query.toString()}`)).docs;
    },
    list: async (collection) =>
      found.parse(await call("GET", `${collection}?pagination=false&sort=-createdAt&depth=0`)).docs,
    create: async (collection, data) => saved.parse(await call("POST", collection, data)).doc,
    update: async (collection, id, data) => saved.parse(await call("PATCH", `${collection}/${id}`, data)).doc,
    press: async (collection, id, action, data) => {
      const url = `${providerUrl}/api/${collection}/${id}/${action}`;
      const response = await send("POST", url, data, token);
      if (!response.ok) throw new Error(`${action} ${collection}/${id}: ${response.status}`);
    },
    upload: async (collection, file, data) => {
      const form = new FormData();
      form.append("_payload", JSON.stringify(data));
      form.append("file", file);
      return saved.parse(await call("POST", collection, form)).doc;
    },
    download: async (path) => {
      const response = await send("GET", providerUrl + path, undefined, token);
      if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    remove: async (collection, id) => {
      await call("DELETE", `${collection}/${id}`);
    },
    readGlobal: async (slug) => z.looseObject({}).parse(await call("GET", `globals/${slug}?depth=0`)),
    updateGlobal: async (slug, data) => savedGlobal.parse(await call("POST", `globals/${slug}`, data)).result,
  };
}

async function signIn(providerUrl: string, credentials: Credentials): Promise<string | undefined> {
  return tokenFrom(await send("POST", `${providerUrl}/api/staff/login`, credentials));
}

async function register(providerUrl: string): Promise<string | undefined> {
  return tokenFrom(
    await send("POST", `${providerUrl}/api/staff/first-register`, { ...FIRST, setupKey: setupKey() }),
  );
}

async function tokenFrom(response: Response): Promise<string | undefined> {
  return response.ok ? session.parse(await response.json()).token : undefined;
}

function send(method: string, url: string, data?: Data | FormData, token?: string): Promise<Response> {
  const isForm = data instanceof FormData;
  return fetch(url, {
    method,
    headers: {
      ...(!isForm && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `JWT ${token}` }),
    },
    body: isForm ? data : data && JSON.stringify(data),
  });
}

/** Returns a story's video, as the provider stores it. */
export async function readClip(admin: Admin, story: Record<string, unknown> | undefined): Promise<Buffer> {
  const clip = await admin.find("clips", "id", String(story?.file));
  return admin.download(`/uploads/clips/${String(clip?.filename)}`);
}
