import { inspect } from "node:util";

import { WRONG_ENVIRONMENT } from "./environment";
import { withoutValues } from "./log";

const NAME = "OperatorError";

/** What whoever runs the provider can set right: its message says how, in one line, and is all that they are shown. */
export class OperatorError extends Error {
  override name = NAME;
}

/** How a failure that ends a program is told: in one line where its reader can set it right, else with all that is known. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  // By its name: a build may hold the class twice. The system's own errors, as of a full disk, say all in one line, too.
  const isForOperator =
    error.name === NAME || error.message.startsWith(WRONG_ENVIRONMENT) || "syscall" in error;
  return isForOperator ? error.message : inspect(withoutValues(error));
}
