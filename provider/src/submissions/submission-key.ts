import type { TextField } from "payload";

import { ContractError } from "../contract/answer";

const KEY = /^[\w-]{1,100}$/;

/**
 * What the sender calls a submission, so that sending it again makes no second record. The database refuses the same
 * key twice in a collection.
 */
export const submissionKeyField: TextField = {
  name: "submissionKey",
  type: "text",
  unique: true,
  hidden: true,
};

/**
 * The submission's key, from the header `Idempotency-Key`; none where the sender gave none.
 * @throws ContractError 400 when it is not 1 to 100 characters of `[A-Za-z0-9_-]`.
 */
export function readSubmissionKey({ headers }: Request): string | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!KEY.test(key)) throw new ContractError(400, "The Idempotency-Key is not one that can be kept");
  return key;
}
