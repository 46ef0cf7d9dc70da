import { postStream } from "./post-stream";

const MINUTE = 60_000;

const IDLE_MS = 5 * MINUTE;

beforeAll(() => {
  process.env.API_BASE_URL = "http://provider.test";
  // Replaces the only part of the runtime that matters here.
  Object.assign(globalThis, { FixedLengthStream: jest.fn(() => new TransformStream()) });
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Returns a provider that reads everything and answers on request. */
function reading(answer: Promise<Response>) {
  const read: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
    read.push(await Promise.race([new Response(init?.body).text(), aborted]));
    return Promise.race([answer, aborted]);
  });
  return read;
}

/** Yields pieces slowly, as a store does. */
async function* slowly(pieces: string[]) {
  for (const piece of pieces) {
    await new Promise((resolve) => setTimeout(resolve, 4 * MINUTE));
    yield Buffer.from(piece);
  }
}

const send = (pieces: string[]) =>
  postStream("/add_video", {
    headers: new Headers(),
    body: slowly(pieces),
    bytes: pieces.join("").length,
    idleMs: IDLE_MS,
  });

it("takes as long as needed while data moves", async () => {
  const read = reading(Promise.resolve(Response.json({ status: "success" }, { status: 201 })));
  const sending = send(["mo", "vi", "ng"]);
  await jest.advanceTimersByTimeAsync(12 * MINUTE);
  const answer = await sending;
  expect([answer.status, await answer.json(), read]).toEqual([201, { status: "success" }, ["moving"]]);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ["a store that gives nothing more", () => new Promise<Response>(() => undefined), ["mo"]],
  ["a provider that does not answer", () => new Promise<Response>(() => undefined), []],
])("gives up on %s", async (_, answer, pieces) => {
  reading(answer());
  const sending = send(pieces);
  const failing = expect(sending).rejects.toMatchObject({ failure: "timeout" });
  await jest.advanceTimersByTimeAsync(4 * MINUTE * pieces.length + IDLE_MS);
  await failing;
});

it("fails when the connection is refused", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("refused"));
  await expect(send([])).rejects.toMatchObject({ failure: "unreachable" });
});
