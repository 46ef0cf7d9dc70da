import { fireEvent, screen, within } from "@testing-library/react";
import { begin, openRecorder, pass, press } from "./open-recorder.test-support";

jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));
jest.mock("@/lib/story/uploads/upload-calls", () => ({ dropUpload: async () => undefined }));
jest.mock("@/lib/story/uploads/send-video", () => ({
  sendVideo: () => ({ done: new Promise(() => undefined), stop: () => undefined }),
}));
jest.mock("@/lib/story/uploads/line-speed", () => ({
  lineSpeed: () => null,
  measureLine: () => new Promise(() => undefined),
}));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const answers = () => within(screen.getByRole("region", { name: "Your answers so far" }));

const listed = () => answers().getAllByRole("listitem");

/** Answers both questions for about two seconds each, then asks to say the first answer again. */
async function retakeFirst(canReorder: boolean) {
  const opened = await openRecorder({}, canReorder);
  await begin();
  await pass(2);
  press("Next question");
  await pass(4);
  press("Pause");
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^What was before\? 0:02/),
    expect.stringMatching(/^What happened\? 0:04/),
  ]);
  const [first = document.body] = listed();
  fireEvent.click(within(first).getByRole("button", { name: "Say it again" }));
  await pass(0.1);
  return opened;
}

async function confirmRetake() {
  fireEvent.click(answers().getByRole("button", { name: "Say it again" }));
  await pass(3 + 3);
  press("Pause");
}

it("puts a repeated answer in its old place and keeps the one after it", async () => {
  const { onRecording } = await retakeFirst(true);
  expect(answers().getByText("Say this answer again? We’ll leave out what you said before.")).toBeVisible();
  await confirmRetake();
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^What was before\? 0:03/),
    expect.stringMatching(/^What happened\? 0:04/),
  ]);
  press("Next question");
  expect(screen.getByText("What happened?", { selector: "header *" })).toBeVisible();
  press("Finish");
  await pass(0.5);
  const [[recording]] = onRecording.mock.calls as [[{ kept: [number, number][] }]];
  expect(recording.kept).toEqual([
    [expect.closeTo(6.5, 0), expect.closeTo(9.5, 0)],
    [expect.closeTo(2.5, 0), expect.closeTo(6.5, 0)],
    [expect.closeTo(9.5, 0), 86_400],
  ]);
});

it("also leaves out the one after it, after a warning, if the provider can't reorder", async () => {
  await retakeFirst(false);
  expect(
    answers().getByText("Say this answer again? We’ll also leave out what you said after it."),
  ).toBeVisible();
  await confirmRetake();
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^What was before\? 0:03/),
  ]);
});
