import { calls, type Call } from "@lampstand/contract/calls";

import type { Answer } from "./request";

const PENDING = 202;

const patterns = Object.values(calls).map((call: Call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * Checks an answer against the API's description. Tests check what it doesn't describe, such as files and wrong
 * methods.
 * @throws Error when the answer doesn't match.
 */
export function requireDescribed(method: string, pathname: string, answer: Answer): void {
  const described = patterns.find(({ call, pattern }) => call.method === method && pattern.test(pathname));
  if (!described) return;
  const { call } = described;
  const schema =
    answer.status === call.status ? call.answer : answer.status === PENDING ? call.pending : undefined;
  if (schema) schema.parse(answer.json());
  else if (answer.ok) throw new Error(`${method} ${pathname} answers with ${answer.status}`);
}
