/** @jest-environment node */
import { guardServerFunctions } from "./server-functions";

const handle = jest.fn(({ name }: { name: string }) =>
  name === "form-state"
    ? Promise.resolve("state")
    : Promise.reject(new Error(`Unknown Server Function: ${name}`)),
);
const guarded = guardServerFunctions(handle);

/** As it comes from a browser. */
const called = (given: unknown): unknown => Reflect.apply(guarded, undefined, [given]);

it("lets the admin's own calls pass", async () => {
  expect(await called({ name: "form-state", args: {} })).toBe("state");
});

it.each([
  undefined,
  "constructor",
  { name: "constructor" },
  { name: "constructor", args: {} },
  { name: "__proto__", args: {} },
  { name: "toString", args: {} },
  { name: ["form-state"], args: {} },
  { name: "form-state", args: null },
  { name: "none", args: {} },
])("gives nothing for %j", async (given) => {
  expect(await called(given)).toBeUndefined();
});
