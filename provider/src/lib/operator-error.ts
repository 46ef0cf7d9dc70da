import { inspect } from "node:util";

import { WRONG_ENVIRONMENT } from "./environment";
import { withoutValues } from "./log";

const NAME = "OperatorError";

/** An error the operator can fix: its message says how, in one line, and is all they see. */
export class OperatorError extends Error {
  override name = NAME;
}

/** Describes a failure that ends a program: one line if the reader can fix it, otherwise in full. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  // By name: a build may contain the class twice. System errors, such as a full disk, fit on one line too.
  const isForOperator =
    error.name === NAME || error.message.startsWith(WRONG_ENVIRONMENT) || "syscall" in error;
  return isForOperator ? error.message : inspect(withoutValues(error));
}
