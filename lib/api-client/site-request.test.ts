import * as z from "zod/mini";
import { postJson, submitPatiently } from "./site-request";

const schema = z.object({ count: z.number() });

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

function answer(body: string, status: number) {
  return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
}

it("sends JSON and returns what the schema reads", async () => {
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
])("passes on a refusal's message: %s", async (_, body, message) => {
  answer(body, 422);
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message });
});

it.each([
  ["a page, as a train's Wi-Fi gives", "<h1>Welcome aboard</h1>", 200],
  ["another form", '{"count":"two"}', 200],
  ["a page of a refusal", "<h1>Bad gateway</h1>", 502],
])("fails without a message on %s", async (_, body, status) => {
  answer(body, status);
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message: "" });
  expect(errors).toHaveBeenCalledTimes(1);
});

it("fails without a message on a lost connection", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await postJson("/api/some", {}, schema)).toEqual({ state: "failed", message: "" });
  expect(errors).toHaveBeenCalledTimes(1);
});

it("waits 10 seconds", async () => {
  const timeout = jest.spyOn(globalThis, "setTimeout");
  answer('{"count":2}', 200);
  await postJson("/api/some", {}, schema);
  expect(timeout.mock.calls).toEqual([[expect.any(Function), 10_000]]);
});

describe("a slow answer", () => {
  const SILENCE_MS = 40_000;

  const late = z.object({ message: z.string(), httpStatus: z.optional(z.number()) });

  let site: ReadableStreamDefaultController<Uint8Array>;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (site = controller) });
      init?.signal?.addEventListener("abort", () => site.error(init.signal?.reason));
      return new Response(body, { status: 202 });
    });
  });
  afterEach(() => jest.useRealTimers());

  const send = (text: string) => site.enqueue(new TextEncoder().encode(text));

  it("is awaited as long as the site sends anything, and its body sets the status", async () => {
    const asking = submitPatiently(late, "/api/some", {}, SILENCE_MS);
    for (let blanks = 0; blanks < 5; blanks += 1) {
      await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
      send(" ");
    }
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
    send('{"message":"Nö","httpStatus":415}');
    site.close();
    expect(await asking).toEqual({ message: "Nö", httpStatus: 415 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it("keeps the response's status when the body has none", async () => {
    const asking = submitPatiently(late, "/api/some", {}, SILENCE_MS);
    await jest.advanceTimersByTimeAsync(0);
    send('{"message":"Yes"}');
    site.close();
    expect(await asking).toEqual({ message: "Yes", httpStatus: 202 });
  });

  it("is abandoned when the site falls silent", async () => {
    const failing = expect(submitPatiently(late, "/api/some", {}, SILENCE_MS)).rejects.toMatchObject({
      name: "TimeoutError",
    });
    await jest.advanceTimersByTimeAsync(0);
    send(" ");
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    await failing;
  });
});
