import { inspect } from "node:util";

import { correctVariable, DISK_FULL, WRONG_ENVIRONMENT } from "@lampstand/runtime/start-failures";

import { isFull } from "./files/disk-full";
import { withoutValues } from "./log";

const NAME = "OperatorError";

/** An error the operator can fix: its message says how, in one line, and is all they see. */
export class OperatorError extends Error {
  override name = NAME;
}

/** How Payload's error begins when a database doesn't answer or refuses access. */
const NO_CONNECTION = /^Error: cannot connect to (\w+): (.*)/s;

/** What SQLite says about a damaged file. */
const DAMAGED = /file is not a database|database disk image is malformed/;

const DAMAGED_DATABASE =
  "The database in DATA_DIR is damaged. Restore a backup (npm run restore -- FOLDER --set-aside), then start again.";

const UNEXPECTED =
  "This error is unexpected. Start again; if it stays, go back to the previous version and report the lines above.";

/** Describes a failure that ends a program. Its last line is a sentence that says what to do. */
export function describeFailure(error: unknown): string {
  if (isFull(error)) return DISK_FULL;
  if (isDamaged(error)) return DAMAGED_DATABASE;
  if (!(error instanceof Error)) return `${inspect(error)}\n${UNEXPECTED}`;
  const [, database, reason] = NO_CONNECTION.exec(error.message) ?? [];
  if (database) return describeNoConnection(database, reason || "it doesn't answer");
  if (error.message.startsWith(WRONG_ENVIRONMENT)) return correctVariable(error.message);
  // By name: a build may contain the class twice. System errors, such as a missing permission, fit on one line too.
  const isForOperator = error.name === NAME || "syscall" in error;
  return isForOperator ? error.message : `${inspect(withoutValues(error))}\n${UNEXPECTED}`;
}

/** Returns whether a SQLite file is damaged. Drizzle and Payload wrap the driver's error, or only repeat its words. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && (DAMAGED.test(error.message) || isDamaged(error.cause));
}

function describeNoConnection(database: string, reason: string): string {
  if (reason.includes("disk is full")) return DISK_FULL;
  return database === "SQLite"
    ? `The database in DATA_DIR can't be opened (${reason}). Give the folder to the account that starts Lampstand, then start again.`
    : `The database in DATABASE_URL can't be used (${reason}). Start PostgreSQL, or correct DATABASE_URL, then start again.`;
}
