import { randomUUID } from "node:crypto";

import type { Payload } from "payload";
import { z } from "zod";

import type { Client, Upload } from "./request";

const PASSWORD = "a-long-test-password";

const session = z.object({ token: z.string() });
const document = z.looseObject({ id: z.string() });
const saved = z.object({ doc: document });
const uploaded = z.object({ doc: z.looseObject({ id: z.string(), filename: z.string() }) });
const savedGlobal = z.object({ result: z.looseObject({}) });
const found = z.object({ docs: z.array(document) });
const refused = z.object({ errors: z.array(z.looseObject({ message: z.string() })) });

type Data = Record<string, unknown>;

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** Creates an account and signs in. The rest is what staff do in the admin, through its REST calls. */
export async function signIn(
  payload: Payload,
  request: Client,
  role: "admin" | "editor" | "reviewer" = "admin",
) {
  const email = `${randomUUID()}@staff.example`;
  const { id } = await payload.create({ collection: "staff", data: { email, password: PASSWORD, role } });
  const logIn = async () => {
    const login = await request.post("/api/staff/login", { data: { email, password: PASSWORD } });
    return { authorization: `JWT ${session.parse(login.json()).token}` };
  };
  const headers = await logIn();

  async function answered<T>(shape: z.ZodType<T>, status: number, path: string, options = {}): Promise<T> {
    const answer = await request.fetch(`/api/${path}`, { headers, ...options });
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.text()}`);
    return shape.parse(answer.json());
  }

  const refusalOf = async (method: string, path: string, data: Data) =>
    JSON.stringify((await answered(refused, 400, path, { method, data })).errors);

  /** Returns all records with this value, oldest first, with relations as ids. */
  const findAll = async (collection: string, field: string, value: string) => {
    const where = `where[${field}][equals]=${encodeURIComponent(value)}`;
    const query = `${where}&depth=0&limit=0&sort=createdAt`;
    return (await answered(found, 200, `${collection}?${query}`)).docs;
  };

  return {
    id,
    email,
    password: PASSWORD,
    headers,
    findAll,
    find: async (collection: string, field: string, value: string) =>
      (await findAll(collection, field, value)).at(0),
    /** Returns the only record with this value. */
    async one(collection: string, field: string, value: string) {
      const [record, ...others] = await findAll(collection, field, value);
      if (!record || others.length > 0)
        throw new Error(`Not one of ${collection} whose ${field} is ${value}`);
      return record;
    },
    count: async (collection: string, field: string, value: string) =>
      (await findAll(collection, field, value)).length,
    /** Returns every record, newest first. */
    list: async (collection: string) =>
      (await answered(found, 200, `${collection}?depth=0&limit=0&sort=-createdAt`)).docs,
    /** Returns a record as staff see it when they open it. */
    open: (collection: string, id: string) => answered(document, 200, `${collection}/${id}?depth=0`),
    create: async (collection: string, data: Data) =>
      (await answered(saved, 201, collection, { method: "POST", data })).doc,
    update: async (collection: string, id: string, data: Data) =>
      (await answered(saved, 200, `${collection}/${id}`, { method: "PATCH", data })).doc,
    /** Saves a draft next to the published version. */
    draft: async (collection: string, id: string, data: Data) =>
      (await answered(saved, 200, `${collection}/${id}?draft=true`, { method: "PATCH", data })).doc,
    /** Signs in again first, as erasing requires a while later. */
    remove: async (collection: string, id: string) =>
      answered(z.unknown(), 200, `${collection}/${id}`, { method: "DELETE", headers: await logIn() }),
    /** Returns the error that staff see when a new record is refused. */
    refusal: (collection: string, data: Data) => refusalOf("POST", collection, data),
    /** Returns the error that staff see when a change is refused. */
    refusedUpdate: (collection: string, id: string, data: Data) =>
      refusalOf("PATCH", `${collection}/${id}`, data),
    /** Does what a button next to a record's form does. */
    async press(collection: string, id: string, action: "read" | "withdraw-consent" | "ask-for-consent") {
      const answer = await request.post(`/api/${collection}/${id}/${action}`, { headers });
      if (!answer.ok) throw new Error(`${action}: ${answer.status} ${answer.text()}`);
    },
    /** Uploads a file; the caller checks the answer. */
    upload: (collection: string, file: Upload, data: Data = {}) =>
      request.post(`/api/${collection}`, { headers, form: { _payload: JSON.stringify(data), file } }),
    async uploaded(collection: string, file: Upload, data: Data = {}) {
      const form = { _payload: JSON.stringify(data), file };
      return (await answered(uploaded, 201, collection, { method: "POST", form })).doc;
    },
    /** Returns an inbox's records from somebody. */
    sentBy: (collection: string, address: string) => findAll(collection, "email", address),
    readGlobal: (slug: string) => answered(z.looseObject({}), 200, `globals/${slug}?depth=0`),
    updateGlobal: async (slug: string, data: Data) =>
      (await answered(savedGlobal, 200, `globals/${slug}`, { method: "POST", data })).result,
  };
}
