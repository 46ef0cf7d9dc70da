/** @jest-environment node */
import { inspect } from "node:util";

import { withoutValues } from "./log";

const failedQuery = (cause?: unknown) =>
  new Error("Failed query: insert into people values (?)\nparams: ann@example.org", { cause });

describe("withoutValues", () => {
  it.each([
    ["a query that failed", failedQuery(new Error("SQLITE_FULL: database or disk is full")), "SQLITE_FULL"],
    [
      "one behind another error",
      new Error("Not stored", { cause: failedQuery(new Error("locked")) }),
      "locked",
    ],
    ["one that failed because of another", failedQuery(failedQuery(new Error("gone"))), "gone"],
    ["one without a reason", failedQuery(), "A query failed"],
  ])("logs the reason of %s, but not its values", (_, error, reason) => {
    const logged = inspect(withoutValues(error));
    expect(logged).toContain(reason);
    expect(logged).not.toContain("ann@example.org");
  });

  it("doesn't change other errors", () => {
    const error = new TypeError("no such method", { cause: new Error("deeper") });
    expect(withoutValues(error)).toMatchObject({
      name: "TypeError",
      message: "no such method",
      stack: error.stack,
    });
    expect(withoutValues("a word")).toBe("a word");
  });
});
