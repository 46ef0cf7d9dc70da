import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-progress";
import { answerInTime } from "./publish-once";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("answers at once if the result is known at once", async () => {
  const answer = await answerInTime(Promise.resolve(Response.json({ status: "success" }, { status: 201 })));
  expect([answer.status, await answer.json()]).toEqual([201, { status: "success" }]);
});

it("sends blanks while a story takes long, and then the result", async () => {
  let finish: (answer: Response) => void = () => undefined;
  const asking = answerInTime(new Promise((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(PUBLISH_WAIT_MS);
  const answer = await asking;
  expect([answer.status, answer.headers.get("content-type")]).toEqual([202, "application/json"]);
  const reading = answer.text();
  await jest.advanceTimersByTimeAsync(3 * PUBLISH_WAIT_MS);
  finish(Response.json({ status: "error", message: "No video" }, { status: 415 }));
  const body = await reading;
  expect(body).toMatch(/^ {4}\{/);
  expect(JSON.parse(body)).toEqual({ status: "error", message: "No video", httpStatus: 415 });
});
