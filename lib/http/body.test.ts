import { readBytes, TooLongError } from "./body";

const MAX_BYTES = 12;

it.each([null, "", "ü", "a".repeat(MAX_BYTES)])("reads %p", async (body) => {
  expect((await readBytes(new Response(body), MAX_BYTES)).toString()).toBe(body ?? "");
});

it("throws when the body is cut off", async () => {
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(new Error("gone"));
    },
  });
  await expect(readBytes(new Response(body), MAX_BYTES)).rejects.toThrow("gone");
});

it("reads the rest of a request that is too long, which keeps the connection usable", async () => {
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
  await expect(readBytes(request, MAX_BYTES)).rejects.toThrow(TooLongError);
  await new Promise(setImmediate);
  expect(pieces).toEqual([]);
  expect(cancel).not.toHaveBeenCalled();
});
