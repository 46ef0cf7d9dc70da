import type { Answer } from "@/lib/api-client/answer";
import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-protocol";
import { publishOnce } from "./publish-once";

const PUBLISHED: Answer = { httpStatus: 201, status: "success", message: "Published" };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("goes on with a story that takes long, and tells whoever asks again", async () => {
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
