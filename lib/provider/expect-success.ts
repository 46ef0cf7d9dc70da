import { findStatus } from "./payload";
import { ProviderError } from "./provider-error";

/**
 * Where reading takes silence for success, writing does not.
 *
 * @throws {ProviderError} `malformed` when the answer has no word of success
 */
export function expectSuccess(path: string, answer: unknown): void {
  const status = findStatus(answer);
  if (status !== "success" && status !== true)
    throw new ProviderError("malformed", path, { cause: "no word of success" });
}
