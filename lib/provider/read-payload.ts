import "server-only";
import { findList, findRecord, isEmptyPayload, type Fields } from "./payload";
import { ProviderError } from "./provider-error";
import { callProvider } from "./request";

/**
 * Asks for something that is always there, such as a page's content.
 *
 * @throws {ProviderError} `malformed` when the answer has none of the keys: whatever it is, it is not the content
 */
export async function readContent(path: string, keys: readonly string[]): Promise<Fields> {
  const record = findRecord(await callProvider(path), keys);
  if (!record) throw new ProviderError("malformed", path, { cause: "none of the expected fields" });
  return record;
}

/**
 * Asks for one thing by its name, which may not exist.
 *
 * @throws {ProviderError} `missing` when the provider says that there is nothing, `malformed` as above
 */
export async function readNamed(
  path: string,
  keys: readonly string[],
  listNames: readonly string[] = [],
): Promise<{ record: Fields; body: unknown }> {
  const body = await callProvider(path);
  const record = findRecord(body, keys, listNames);
  if (record) return { record, body };
  throw new ProviderError(isEmptyPayload(body) ? "missing" : "malformed", path);
}

/**
 * Asks for a list, which may be empty.
 *
 * @throws {ProviderError} `malformed` when there is no list in the answer
 */
export async function readList(
  path: string,
  listNames: readonly string[] = [],
  request?: Parameters<typeof callProvider>[1],
): Promise<{ items: unknown[]; body: unknown }> {
  const body = await callProvider(path, request);
  const items = findList(body, listNames);
  if (!items) throw new ProviderError("malformed", path, { cause: "no list" });
  return { items, body };
}
