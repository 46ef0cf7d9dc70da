import type { Payload } from "payload";

import { createOnce } from "./submissions";

jest.mock("payload", () => ({
  ValidationError: class extends Error {
    constructor(readonly data: unknown) {
      super("Invalid");
    }
  },
}));

const { ValidationError } = jest.requireMock<{ ValidationError: new (data: unknown) => Error }>("payload");

const refusalOf = (path: string) => new ValidationError({ errors: [{ path, message: "Not unique" }] });

/** A database whose successive reads find these in turn. */
function payloadThatFinds(...found: (string | undefined)[]): Payload {
  const find = jest.fn();
  for (const id of found) find.mockResolvedValueOnce({ docs: id ? [{ id }] : [] });
  return { find } as unknown as Payload;
}

const submission = { collection: "stories", key: "a-key" } as const;

describe("createOnce", () => {
  it("creates a record under its key", async () => {
    const create = jest.fn().mockResolvedValue({ id: "new" });
    expect(await createOnce(payloadThatFinds(undefined), submission, create)).toEqual({
      id: "new",
      isNew: true,
    });
    expect(create).toHaveBeenCalledWith("a-key");
  });

  it("creates none if there is one", async () => {
    const create = jest.fn();
    expect(await createOnce(payloadThatFinds("old"), submission, create)).toEqual({
      id: "old",
      isNew: false,
    });
    expect(create).not.toHaveBeenCalled();
  });

  it.each(["submissionKey", "submission_key"])("yields to one created meanwhile (%s)", async (path) => {
    const create = jest.fn().mockRejectedValue(refusalOf(path));
    const payload = payloadThatFinds(undefined, "other");
    expect(await createOnce(payload, submission, create)).toEqual({ id: "other", isNew: false });
  });

  it("creates one each time without a key, and doesn't look for any", async () => {
    const create = jest.fn().mockResolvedValue({ id: "new" });
    const unnamed = { ...submission, key: undefined };
    expect(await createOnce(payloadThatFinds(), unnamed, create)).toEqual({ id: "new", isNew: true });
  });

  it.each([refusalOf("slug"), new Error("The database is away")])(
    "passes on other failures",
    async (error) => {
      const create = jest.fn().mockRejectedValue(error);
      await expect(createOnce(payloadThatFinds(undefined), submission, create)).rejects.toBe(error);
    },
  );
});
