import { readJson } from "./body";

const MAX_BYTES = 12;

const read = (body: BodyInit | null) => readJson(new Response(body), MAX_BYTES);

it.each([
  ['{"a":"ü"}', { a: "ü" }],
  ["[]", []],
  ["null", null],
  [`"${"a".repeat(MAX_BYTES - 2)}"`, "a".repeat(MAX_BYTES - 2)],
])("reads %p", async (body, expected) => {
  expect(await read(body)).toEqual(expected);
});

it.each([null, "", "{", "a=b", `"${"a".repeat(MAX_BYTES - 1)}"`])("is undefined for %p", async (body) => {
  expect(await read(body)).toBeUndefined();
});

it("throws when the body breaks off", async () => {
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(new Error("gone"));
    },
  });
  await expect(read(body)).rejects.toThrow("gone");
});

it("reads on in a request that is too long, so that the connection can bring another", async () => {
  const cancel = jest.fn();
  const pieces = ["a".repeat(MAX_BYTES), "b", "c", "d"].map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel,
  });
  const options = { method: "POST", body, duplex: "half" };
  const request = new Request("http://site.example", options);
  expect(await readJson(request, MAX_BYTES)).toBeUndefined();
  await new Promise(setImmediate);
  expect(pieces).toEqual([]);
  expect(cancel).not.toHaveBeenCalled();
});
