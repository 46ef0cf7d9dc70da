/** @jest-environment node */
import { guardServerFunctions } from "./server-functions";

const handle = jest.fn(({ name }: { name: string }) =>
  name === "form-state"
    ? Promise.resolve("state")
    : Promise.reject(new Error(`Unknown Server Function: ${name}`)),
);
const mayCall = jest.fn(() => Promise.resolve(true));
const guarded = guardServerFunctions({ handle, mayCall });

/** Calls it with anything, as a browser may. */
const called = (given: unknown): unknown => Reflect.apply(guarded, undefined, [given]);

it("lets the admin's own calls through", async () => {
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
])("refuses %j", async (given) => {
  expect(await called(given)).toBeUndefined();
});

it.each([
  "form-state",
  "render-document-slots",
  "render-list",
  "get-folder-results-component-and-data",
  "slugify",
])("doesn't even run %s for callers without permission", async (name) => {
  mayCall.mockResolvedValueOnce(false);
  handle.mockClear();
  expect(await called({ name, args: { collectionSlug: "stories" } })).toBeUndefined();
  expect(handle).not.toHaveBeenCalled();
});
