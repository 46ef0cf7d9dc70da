import type { Answer } from "@/lib/api-client/answer";
import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-progress";
import { publishOnce } from "./publish-once";

const PUBLISHED: Answer = { httpStatus: 201, status: "success", message: "Published" };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("continues a slow publication, and shares its outcome with later callers", async () => {
  let finish: (answer: Answer) => void = () => undefined;
  const publish = jest.fn(() => new Promise<Answer>((resolve) => (finish = resolve)));
  const first = publishOnce("an upload", publish);
  await jest.advanceTimersByTimeAsync(PUBLISH_WAIT_MS);
  expect(await first).toBeNull();
  const second = publishOnce("an upload", publish);
  finish(PUBLISHED);
  expect(await second).toEqual(PUBLISHED);
  expect(publish).toHaveBeenCalledTimes(1);
});

it("reports a late failure to the next caller, then starts again", async () => {
  let fail: (error: Error) => void = () => undefined;
  const publish = jest.fn(() => new Promise<Answer>((_, reject) => (fail = reject)));
  const first = publishOnce("another upload", publish);
  await jest.advanceTimersByTimeAsync(PUBLISH_WAIT_MS);
  expect(await first).toBeNull();
  fail(new Error("The disk is gone"));
  await jest.advanceTimersByTimeAsync(0);
  await expect(publishOnce("another upload", publish)).rejects.toThrow("The disk is gone");
  expect(publish).toHaveBeenCalledTimes(1);
  expect(await publishOnce("another upload", async () => PUBLISHED)).toEqual(PUBLISHED);
});

it("forgets the outcome after a minute without a caller", async () => {
  let finish: (answer: Answer) => void = () => undefined;
  const first = publishOnce("a third upload", () => new Promise<Answer>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(PUBLISH_WAIT_MS);
  await first;
  finish({ ...PUBLISHED, message: "Long ago" });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await publishOnce("a third upload", async () => PUBLISHED)).toEqual(PUBLISHED);
});
