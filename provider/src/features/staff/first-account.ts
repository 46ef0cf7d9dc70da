import { isSameText } from "@lampstand/runtime/same-text";
import { Forbidden, type Payload, type PayloadRequest, registerFirstUserOperation } from "payload";

import { environment } from "../../lib/environment";
import { adminError, isUniqueViolation } from "../../lib/errors";

/** When several create the first account or restore a backup at once, only the one whose row is stored succeeds. */
const CLAIM = "lampstand:first-account";
const CLAIMS = "payload-kv";

const WRONG_KEY =
  "The setup key isn’t correct. The person who set up the server has it. The server printed it when it first started.";

export type FirstAccount = { setupKey: string; email: string; password: string; name: string };

/**
 * Creates the first staff account, an admin, and signs in with it. Only one can be made, even with simultaneous
 * requests.
 * @throws Forbidden when there is an account. APIError 400 when the setup key is not right; ValidationError.
 */
export async function createFirstAccount(req: PayloadRequest, { setupKey, ...data }: FirstAccount) {
  const { staff } = req.payload.collections;
  return setUpOnce(req, setupKey, () => registerFirstUserOperation({ collection: staff, data, req }));
}

/**
 * Sets up an installation that has no account. Nobody else can, unless this fails.
 * @throws Forbidden when there is an account, or somebody else sets it up. APIError 400 when the setup key is not right.
 */
export async function setUpOnce<T>(
  { payload, t }: PayloadRequest,
  setupKey: string,
  act: () => Promise<T>,
): Promise<T> {
  if (!isSetupKey(setupKey)) throw adminError(WRONG_KEY);
  if ((await hasStaff(payload)) || !(await claim(payload))) throw new Forbidden(t);
  try {
    return await act();
  } catch (error) {
    await releaseFirstAccount(payload);
    throw error;
  }
}

export function isSetupKey(key: string): boolean {
  const { setupKey } = environment();
  return setupKey !== undefined && isSameText(key, setupKey);
}

/** Allows the first account to be created again while there is none, after an attempt failed or was cut off. */
export async function releaseFirstAccount(payload: Payload): Promise<void> {
  if (await hasStaff(payload)) return;
  await payload.db.deleteMany({ collection: CLAIMS, where: { key: { equals: CLAIM } } });
}

/** Returns the link for the first account, with the setup key; `undefined` when there is an account, or no key. */
export async function firstAccountLink(payload: Payload): Promise<string | undefined> {
  const { adminUrl, setupKey } = environment();
  if (setupKey === undefined || (await hasStaff(payload))) return undefined;
  return `${adminUrl}/admin/create-first-user?key=${encodeURIComponent(setupKey)}`;
}

export async function hasStaff(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: "staff" })).totalDocs > 0;
}

async function claim(payload: Payload): Promise<boolean> {
  try {
    await payload.db.create({ collection: CLAIMS, data: { key: CLAIM, data: {} } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "key")) return false;
    throw error;
  }
}
