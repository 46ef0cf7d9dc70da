import { fireEvent, render, screen } from "@testing-library/react";
import { useSiteForm } from "@/components/forms/use-site-form";
import { storySchema } from "@/lib/story/story";
import { EMPTY_STORY } from "./story-fields";
import { VideoField } from "./video-field";

const START = { token: "", prefilled: {}, typed: {}, outcome: null };

const loadSchema = async () => storySchema;
const send = async () => ({ status: "error" as const, message: "" });
const reject = jest.fn();

const chosen = {
  file: new File(["0123"], "walk.mp4", { type: "video/mp4" }),
  name: "walk.mp4",
  waiting: null,
  record: null,
  problem: "",
  leftOut: [],
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

function Field() {
  const form = useSiteForm({ name: "upload-story", empty: EMPTY_STORY, start: START, loadSchema, send });
  const recording = { longestSeconds: 120, questions: [], canLeaveOut: false };
  return (
    <VideoField form={form} video={chosen} isSending={false} longestMinutes={15} recording={recording} />
  );
}

/** Opens a video of this length, in seconds. */
async function open(seconds: number) {
  URL.createObjectURL = () => "blob:test";
  URL.revokeObjectURL = () => undefined;
  render(<Field />);
  const player = await screen.findByLabelText("Preview of your video");
  Object.defineProperty(player, "duration", { value: seconds });
  fireEvent.durationChange(player);
}

it("says how long the video is, to the nearest second", async () => {
  await open(59.6);
  expect(screen.getByText(/· 1:00$/)).toBeInTheDocument();
  expect(reject).not.toHaveBeenCalled();
});

it("refuses a video that is longer than a story may be", async () => {
  await open(15 * 60 + 10);
  expect(reject).toHaveBeenCalledWith(expect.stringContaining("15 minutes"));
});
