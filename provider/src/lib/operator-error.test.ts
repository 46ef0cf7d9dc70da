/** @jest-environment node */
import { describeFailure, OperatorError } from "./operator-error";

const lastLine = (error: unknown) => describeFailure(error).split("\n").at(-1);

it.each([
  ["ENOSPC", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
  ["SQLITE_FULL", new Error("Failed query", { cause: { code: "SQLITE_FULL" } })],
  ["53100", { code: "53100" }],
])("says in one line that the disk is full: %s", (_, error) => {
  expect(describeFailure(error)).toBe(
    "The disk is full. Free some space (df -h shows where), then start again.",
  );
});

it.each([
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
  // Node tries both addresses of localhost, and its error has no message then.
  ["", "it doesn't answer"],
])("says in one line that PostgreSQL can't be reached: %j", (reason, said) => {
  expect(describeFailure(new Error(`Error: cannot connect to Postgres: ${reason}`))).toBe(
    `The database in DATABASE_URL can't be used (${said}). Start PostgreSQL, or correct DATABASE_URL, then start again.`,
  );
});

it.each([
  [
    "unable to open database file",
    "The database in DATA_DIR can't be opened (unable to open database file).",
  ],
  ["database or disk is full", "The disk is full."],
])("says what to do about a SQLite file: %s", (reason, expected) => {
  const error = new Error(`Error: cannot connect to SQLite: ${reason}`);
  expect(describeFailure(error)).toContain(expected);
});

const DRIVER = new Error("database disk image is malformed");

it.each([
  new Error("Error: cannot connect to SQLite: SQLITE_NOTADB: file is not a database"),
  new Error("Failed query: select 1", { cause: DRIVER }),
])("says to restore a backup when the SQLite file is damaged: %s", (error) => {
  expect(describeFailure(error)).toBe(
    "The database in DATA_DIR is damaged. Restore a backup (npm run restore -- FOLDER --set-aside), then start again.",
  );
});

it("says in one sentence which variables are wrong, and what to do", () => {
  expect(describeFailure(new Error("Wrong environment: API_TOKEN must have at least 16 characters"))).toBe(
    "Wrong environment: API_TOKEN must have at least 16 characters. Correct this in .env, or wherever it is set, then start again.",
  );
});

it("shows operators only the message of an error that they can fix", () => {
  expect(describeFailure(new OperatorError("Mount the disk."))).toBe("Mount the disk.");
});

it.each([new TypeError("x is not a function"), "thrown"])("says last what to do about %s", (error) => {
  expect(describeFailure(error)).toContain(error instanceof Error ? "operator-error.test" : "thrown");
  expect(lastLine(error)).toBe(
    "This error is unexpected. Start again; if it stays, go back to the previous version and report the lines above.",
  );
});
