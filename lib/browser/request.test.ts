import * as z from "zod/mini";
import { postJson } from "./request";

const schema = z.object({ count: z.number() });

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

function answer(body: string, status: number) {
  return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
}

it("sends JSON and gives what the schema reads", async () => {
  const fetched = answer('{"count":2,"more":1}', 200);
  expect(await postJson("/api/some", { ids: ["a"] }, schema)).toEqual({ state: "done", data: { count: 2 } });
  expect(fetched).toHaveBeenCalledWith(
    "/api/some",
    expect.objectContaining({ method: "POST", body: '{"ids":["a"]}' }),
  );
});

it.each([
  ["its sentence", '{"status":"error","message":"Choose fewer."}', "Choose fewer."],
  ["none", "{}", ""],
  ["something else for a sentence", '{"message":{"a":1}}', ""],
])("hands on what a refusal says: %s", async (_, body, message) => {
  answer(body, 422);
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message });
});

it.each([
  ["a page, as a train's Wi-Fi gives", "<h1>Welcome aboard</h1>", 200],
  ["another form", '{"count":"two"}', 200],
  ["a page of a refusal", "<h1>Bad gateway</h1>", 502],
])("fails without words on %s", async (_, body, status) => {
  answer(body, status);
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message: "" });
  expect(errors).toHaveBeenCalledTimes(1);
});

it("fails without words on a lost connection", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message: "" });
  expect(errors).toHaveBeenCalledTimes(1);
});

it("waits 10 seconds", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  answer('{"count":2}', 200);
  await postJson("/api/some", {}, schema);
  expect(timeout.mock.calls).toEqual([[10_000]]);
});
