import { IDEMPOTENCY_KEY_PATTERN } from "@lampstand/contract/patterns";

import { HttpError } from "./responses";

/**
 * The submission's key, from the header `Idempotency-Key`; none where the sender gave none.
 * @throws HttpError 400 when it is not 1 to 100 characters of `[A-Za-z0-9_-]`.
 */
export function readIdempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    throw new HttpError(400, "The Idempotency-Key is not one that can be kept");
  return key;
}
