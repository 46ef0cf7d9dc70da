/** @jest-environment jsdom */
import type * as LineSpeed from "./line-speed";

jest.mock("client-only", () => ({}));

const KIB = 1024;

let line: typeof LineSpeed;
let now = 0;
const answer = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

beforeEach(async () => {
  jest.resetModules();
  line = await import("./line-speed");
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => jest.restoreAllMocks());

it("is derived from sent parts, later ones weighted more, without those too short to measure", () => {
  expect(line.lineSpeed()).toBeNull();
  line.noteSent(10 * KIB, 1);
  line.noteSent(100 * KIB, 0);
  expect(line.lineSpeed()).toBeNull();
  line.noteSent(125_000, 1000);
  expect(line.lineSpeed()).toBe(1_000_000);
  line.noteSent(125_000, 500);
  expect(line.lineSpeed()).toBe(1_500_000);
});

it("is measured once with a sample", async () => {
  answer.mockImplementation(async (_, { body }) => {
    expect(body).toMatchObject({ size: 512 * KIB });
    now += 1024;
    return { ok: true };
  });
  await line.measureLine();
  expect(line.lineSpeed()).toBe(4_096_000);
  await line.measureLine();
  expect(answer).toHaveBeenCalledTimes(1);
});

it.each([
  ["is refused", async () => ({ ok: false }), null],
  ["finds no line", async () => Promise.reject(new TypeError("Failed to fetch")), null],
  ["is not through in time", async () => Promise.reject(new DOMException("", "TimeoutError")), 419_430.4],
])("is unknown or slow if the sample %s", async (_, answered, speed) => {
  answer.mockImplementation(answered);
  await line.measureLine();
  expect(line.lineSpeed()).toBe(speed);
});
