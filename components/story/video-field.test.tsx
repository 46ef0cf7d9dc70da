import { WHOLE } from "@lampstand/contract/kept";
import { fireEvent, render, screen } from "@testing-library/react";
import { useSiteForm } from "@/components/forms/use-site-form";
import { storySchema } from "@/lib/story/story";
import { EMPTY_STORY } from "./story-fields";
import type { ChosenVideo } from "./use-chosen-video";
import { VideoField } from "./video-field";

const START = { token: "", prefilled: {}, typed: {}, outcome: null };

const loadSchema = async () => storySchema;
const send = async () => ({ status: "error" as const, message: "" });
const reject = jest.fn();

const chosen: ChosenVideo = {
  file: new File(["0123"], "walk.mp4", { type: "video/mp4" }),
  name: "walk.mp4",
  waiting: null,
  record: null,
  sending: null,
  problem: "",
  kept: WHOLE,
  cut: jest.fn(),
  discard: jest.fn(),
  stopBackground: jest.fn(),
  takeRecording: jest.fn(),
  reject,
  choose: jest.fn(),
  keepEarlier: jest.fn(),
  replaceWithWaiting: jest.fn(),
  clear: jest.fn(),
  reset: jest.fn(),
};

function Field({ video }: { video: ChosenVideo }) {
  const form = useSiteForm({ name: "upload-story", empty: EMPTY_STORY, start: START, loadSchema, send });
  const recording = { longestSeconds: 120, questions: [], canLeaveOut: false, canReorder: false };
  return <VideoField form={form} video={video} isSending={false} longestMinutes={15} recording={recording} />;
}

/** Opens a video of this length, in seconds. */
async function open(seconds: number, video = chosen) {
  URL.createObjectURL = () => "blob:test";
  URL.revokeObjectURL = () => undefined;
  render(<Field video={video} />);
  const player = await screen.findByLabelText("Preview of your video");
  Object.defineProperty(player, "duration", { value: seconds });
  fireEvent.durationChange(player);
}

beforeEach(() => {
  reject.mockClear();
});

it("says how long the video is, to the nearest second", async () => {
  await open(59.6);
  expect(screen.getByText(/· 1:00$/)).toBeInTheDocument();
  expect(reject).not.toHaveBeenCalled();
});

it("refuses a video that is longer than a story may be", async () => {
  await open(15 * 60 + 10);
  expect(reject).toHaveBeenCalledWith(expect.stringContaining("15 minutes"));
});

it("counts only the shown parts of a recording with a repeated minute", async () => {
  await open(15 * 60 + 10, { ...chosen, kept: [[60, 1000]] });
  expect(screen.getByText(/· 14:10$/)).toBeInTheDocument();
  expect(reject).not.toHaveBeenCalled();
});

const STATE = { address: "/api/uploads/1", acknowledged: 2, reason: null };

const RECORD = { ...{ name: "walk.mp4", size: 4, lastModified: 0, acknowledged: 2 }, address: STATE.address };

it.each([
  ["is sent", { phase: "sending" }, "It continues while you fill in the form."],
  ["waits", { phase: "waiting" }, "It’s waiting for a connection and resumes automatically."],
  [
    "waits, and the reason is known",
    { phase: "waiting", reason: { message: "Sign in first." } },
    "Sign in first.",
  ],
  ["has ended", { phase: "ended" }, "It resumes from there."],
] as const)("says what happens to a recording's upload while it %s", async (_, state, sentence) => {
  const file = new File(["0123"], "walk.mp4", { lastModified: 0 });
  await open(2, { ...chosen, file, record: RECORD, sending: { ...STATE, ...state } });
  expect(screen.getByText(/^The upload of walk.mp4 is at 50%\./)).toBeVisible();
  expect(screen.getByText(sentence)).toHaveAttribute("role", "status");
});

it("says the same if the site was never reached", async () => {
  const waiting = { ...STATE, phase: "waiting", acknowledged: 0, address: "" } as const;
  await open(2, { ...chosen, sending: waiting });
  expect(screen.getByText(/^The upload of walk.mp4 is at 0%\./)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/^It’s waiting/);
});
