/** @jest-environment node */
import { Writable, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { sentence } from "../../messages/sentences";
import { FIELDS_MS, readMultipart, type FormFields, type FormRules } from "./multipart";
import { HttpError } from "./responses";

const TOO_LARGE = sentence("stories.fileTooLarge");

const RULES: FormRules = {
  fileField: "file",
  limits: { fields: 3, fieldSize: 20, fileSize: 1000, requestSize: 4000 },
  fileTooLarge: TOO_LARGE,
};

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = "file", filename = "a.mp4") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`;
const END = "--x--\r\n";
const ANY: unknown = expect.any(String);

const encoder = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a body in pieces of this size that then ends, or never does. */
function bodyOf(text: string, { piece = 7, ends = true } = {}): ReadableStream<Bytes> {
  let position = 0;
  return new ReadableStream({
    pull(controller) {
      if (position < text.length) controller.enqueue(encoder.encode(text.slice(position, position + piece)));
      else if (ends) controller.close();
      else return new Promise(() => undefined);
      position += piece;
    },
  });
}

const requestOf = (body: ReadableStream<Bytes> | null, headers: Record<string, string> = {}) => ({
  body,
  headers: new Headers({ "content-type": "multipart/form-data; boundary=x", ...headers }),
});

async function readAll(stream: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
}

const takeWhole = async (fields: FormFields, stream: Readable) =>
  `${[...fields].join(" ")}: ${await readAll(stream)}`;

const read = (text: string, options?: Parameters<typeof bodyOf>[1]) =>
  readMultipart(requestOf(bodyOf(text, options)), RULES, takeWhole);

const refusal = (status: number, message = ANY): unknown =>
  expect.objectContaining({ constructor: HttpError, status, message });

describe("readMultipart", () => {
  it.each([1, 3, 50, 4000])("reads fields, then the file, in pieces of %d bytes", async (piece) => {
    const { taken } = await read(field("a", "1") + field("__proto__", "2") + file("film") + END, { piece });
    expect(taken).toBe("a,1 __proto__,2: film");
  });

  it.each([
    ["nothing before it", "--x\r\n\r\n\r\n"],
    ["no name", "--x\r\nX-Kind: 1\r\n\r\n"],
    ["another use", '--x\r\nContent-Disposition: attachment; name="a"\r\n\r\n'],
  ])("finishes a long part that has %s", async (_, head) => {
    const long = { ...RULES, limits: { ...RULES.limits, requestSize: 100_000 } };
    const body = bodyOf(`${head}${"v".repeat(40_000)}\r\n${END}`, { piece: 50_000 });
    const outcome = await readMultipart(requestOf(body), long, takeWhole).catch((error: unknown) => error);
    expect(outcome).toBeDefined();
  });

  it("returns the fields of a form without a file", async () => {
    const { fields, taken } = await read(field("a", "é") + END);
    expect([...fields]).toEqual([["a", "é"]]);
    expect(taken).toBeUndefined();
  });

  it("doesn't wait for an unwanted file", async () => {
    const request = requestOf(bodyOf(field("a", "1") + file("beginning"), { ends: false }));
    await expect(readMultipart(request, RULES, async () => "known")).resolves.toMatchObject({
      taken: "known",
    });
  });

  it("passes on why a file is refused, without waiting for it", async () => {
    const request = requestOf(bodyOf(field("a", "1") + file("beginning"), { ends: false }));
    const reason = new HttpError(409, "Taken.");
    await expect(readMultipart(request, RULES, () => Promise.reject(reason))).rejects.toBe(reason);
  });

  it.each([field("a", "1"), "--x\r\n", ""])("doesn't wait long for fields after %j", async (sent) => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const refused = expect(read(sent, { ends: false })).rejects.toEqual(refusal(400));
    await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(FIELDS_MS);
    await refused;
    jest.useRealTimers();
  });

  it.each([
    ["a file beyond its limit", file("x".repeat(1001)) + END, 413, TOO_LARGE.message],
    ["a request beyond its limit", `${" ".repeat(4001)}${END}`, 413, TOO_LARGE.message],
    [
      "a field beyond its limit",
      field("a", "x".repeat(21)) + file("film") + END,
      413,
      "The field ‘a’ is too long.",
    ],
    ["too many fields", ["a", "b", "c", "d"].map((name) => field(name, "1")).join("") + END, 400, ANY],
    ["two files", file("film") + file("film") + END, 400, ANY],
    ["a file of another name", file("film", "picture") + END, 400, ANY],
    ["a body that ends in a field", field("a", "1"), 400, ANY],
    ["a body that ends in the file", file("film"), 400, ANY],
    ["a body that ends between parts", `${file("film")}--x\r\n`, 400, ANY],
    ["a body without parts", "nothing of the kind", 400, ANY],
    ["an empty body", "", 400, ANY],
  ])("refuses %s", async (_, text, status, message) => {
    await expect(read(text)).rejects.toEqual(refusal(status, message));
  });

  it("accepts a file of exactly the limit", async () => {
    expect((await read(file("x".repeat(1000)) + END)).taken).toHaveLength(2 + 1000);
  });

  it("refuses a declared length before it reads anything", async () => {
    const body = bodyOf("", { ends: false });
    const request = requestOf(body, { "content-length": "4001" });
    await expect(readMultipart(request, RULES, takeWhole)).rejects.toEqual(refusal(413, TOO_LARGE.message));
  });

  it.each([
    [415, "application/json"],
    [415, "multipart/form-data-x; boundary=x"],
    [415, ""],
    [400, "multipart/form-data"],
  ])("answers %d to a body of type %j", async (status, type) => {
    const request = requestOf(bodyOf(file("film") + END), { "content-type": type });
    await expect(readMultipart(request, RULES, takeWhole)).rejects.toEqual(refusal(status));
    await expect(readMultipart(requestOf(null), RULES, takeWhole)).rejects.toEqual(refusal(400));
  });

  it("waits for the file's reader when the connection breaks", async () => {
    let controller: ReadableStreamDefaultController<Bytes> | undefined;
    const body = new ReadableStream<Bytes>({ start: (given) => void (controller = given) });
    let isSettled = false;
    const reading = readMultipart(requestOf(body), RULES, async (_, stream) => {
      try {
        return await readAll(stream);
      } finally {
        isSettled = true;
      }
    });
    controller?.enqueue(encoder.encode(file("beginning").slice(0, -2)));
    controller?.error(new Error("The connection is gone"));
    await expect(reading).rejects.toEqual(refusal(400));
    expect(isSettled).toBe(true);
  });

  it("says why the file couldn't be stored", async () => {
    const full = Object.assign(new Error("No space left"), { code: "ENOSPC" });
    const request = requestOf(bodyOf(file("x".repeat(900)), { ends: false }));
    const disk = () => new Writable({ write: (_chunk, _encoding, done) => done(full) });
    await expect(readMultipart(request, RULES, (_, stream) => pipeline(stream, disk()))).rejects.toBe(full);
  });

  it("refuses anything broken, and never crashes or hangs", async () => {
    const whole = field("a", "1") + field("b", "2") + file("film") + END;
    for (let round = 0; round < 500; round += 1) {
      const random = randomNumbers(round);
      const broken = Array.from(whole);
      for (let change = random(6); change >= 0; change -= 1) {
        broken.splice(
          random(broken.length),
          random(3),
          String.fromCharCode(random(4) ? random(128) : 13 - random(2) * 3),
        );
      }
      const reading = read(broken.join("").slice(0, random(2) ? whole.length : random(whole.length)));
      const outcome = await reading.catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(HttpError);
    }
  });
});

/** Returns numbers below a limit, the same in each run. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed + 1;
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % limit;
  };
}
