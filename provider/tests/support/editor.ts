import { randomUUID } from "node:crypto";

import type { Payload } from "payload";
import { z } from "zod";

import type { Client } from "./request";

const PASSWORD = "a-long-test-password";

const session = z.object({ token: z.string() });

/** Creates an account without the admin role, and returns the headers for its calls. */
export async function signInAsEditor(payload: Payload, request: Client): Promise<Record<string, string>> {
  const email = `${randomUUID()}@staff.example`;
  await payload.create({
    collection: "staff",
    data: { email, name: "Edith the editor", password: PASSWORD, role: "editor" },
  });
  const login = await request.post("/api/staff/login", { data: { email, password: PASSWORD } });
  return { authorization: `JWT ${session.parse(login.json()).token}` };
}
