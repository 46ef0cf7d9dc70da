import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { translate } from "../../test-support/translate";
import { lengthText, loudnessKey, PreparationPanel } from "./preparation-panel";
import { callClip, usePreparationNotice, type Clip } from "./use-clip";

const dispatchFields = jest.fn();
jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  useForm: () => ({ dispatchFields }),
}));
jest.mock("payload/shared", () => ({ formatFilesize: (size: number) => `${size} B` }));
jest.mock("./use-clip", () => ({
  ...jest.requireActual<object>("./use-clip"),
  callClip: jest.fn(),
  usePreparationNotice: jest.fn(),
}));

const clip: Clip = {
  id: "7",
  url: "/uploads/clips/a.mov",
  filesize: 5,
  width: 720,
  height: 1280,
  duration: 65,
};

function show(changes: Partial<Clip>, isOwnPage = false) {
  const onChanged = jest.fn();
  render(
    <PreparationPanel
      clip={{ ...clip, ...changes }}
      isOwnPage={isOwnPage}
      video={{ current: null }}
      onChanged={onChanged}
    />,
  );
  return onChanged;
}

it("shows the preparation's progress with a bar", () => {
  show({ preparation: "preparing", progress: 40.7 });
  expect(screen.getByRole("heading", { name: "Preparing, 40 %" })).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Preparing, 40 %" })).toHaveValue(40);
});

it("shows a ready clip's length, size and loudness, and offers the original", () => {
  show({ preparation: "ready", hasSound: true, loudness: -23.4 });
  expect(screen.getByRole("heading", { name: "Ready" })).toBeInTheDocument();
  expect(screen.getByText("1:05")).toBeInTheDocument();
  expect(screen.getByText("720 × 1280")).toBeInTheDocument();
  expect(screen.getByText("Picture on the site")).toBeInTheDocument();
  expect(screen.getByText("It was too quiet and is now as loud as the others")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /original upload/ })).toHaveAttribute("href", clip.url);
  expect(screen.queryByRole("button", { name: /Try again|Prepare it now/ })).not.toBeInTheDocument();
});

it("shortens the clip to the times that staff enter", async () => {
  jest.mocked(callClip).mockResolvedValueOnce("Your story must be at least 3 seconds long.");
  show({ preparation: "ready" });
  fireEvent.change(screen.getByLabelText("Starts at"), { target: { value: "0:05" } });
  fireEvent.change(screen.getByLabelText("Ends at"), { target: { value: "0:06,5" } });
  fireEvent.click(screen.getByRole("button", { name: "Cut" }));
  expect(callClip).toHaveBeenCalledWith("7", "cut", { start: 5, end: 6.5 });
  expect(await screen.findByText("Your story must be at least 3 seconds long.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Restore the whole video" })).not.toBeInTheDocument();
});

it("shows a cut's progress, and undoes one", async () => {
  jest.mocked(callClip).mockResolvedValueOnce(undefined);
  show({ preparation: "ready", cutFrom: 4, task: null });
  fireEvent.click(screen.getByRole("button", { name: "Restore the whole video" }));
  await waitFor(() => expect(callClip).toHaveBeenCalledWith("7", "undo-cut", undefined));
  show({ preparation: "ready", task: "5.000-9.000", progress: 12 });
  expect(screen.getByRole("heading", { name: "Cutting, 12 %" })).toBeInTheDocument();
  expect(screen.getByText(/We hide the video until this is done/)).toBeInTheDocument();
});

it("requests a version for projectors, and offers it", async () => {
  jest.mocked(callClip).mockResolvedValueOnce(undefined);
  show({ preparation: "ready" });
  fireEvent.click(screen.getByRole("button", { name: "Make a version for projectors" }));
  await waitFor(() => expect(callClip).toHaveBeenCalledWith("7", "make-large", undefined));
  const large = { filename: "7-a.mp4", width: 1080, height: 1920, type: "video/mp4", filesize: 9 };
  show({ preparation: "ready", large });
  expect(
    screen.getByRole("link", { name: "Download the version for projectors (1080p, 9 B)" }),
  ).toHaveAttribute("href", "/uploads/renditions/7-a.mp4");
});

it("says why a clip failed, and retries it", async () => {
  jest.mocked(callClip).mockResolvedValueOnce(undefined);
  const onChanged = show({ preparation: "failed", problem: "The file ends in the middle." });
  expect(screen.getByText("The file ends in the middle.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(callClip).toHaveBeenCalledWith("7", "prepare", undefined);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

it("retries a failed cut, or abandons it after a confirmation", async () => {
  jest.mocked(callClip).mockClear();
  jest.mocked(callClip).mockResolvedValue(undefined);
  show({ preparation: "ready", task: "5.000-9.000", problem: "We couldn’t change the video." });
  expect(screen.getByText(/We hide the video until this change is made/)).toBeInTheDocument();
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Leave it as it is");
  expect(screen.getByText(/will then see and hear what you wanted to cut or cover/)).toBeInTheDocument();
  press("Not yet");
  expect(callClip).not.toHaveBeenCalled();
  press("Try again");
  await waitFor(() => expect(callClip).toHaveBeenCalledWith("7", "retry-task", undefined));
  press("Leave it as it is");
  press("Yes, leave it as it is");
  await waitFor(() => expect(callClip).toHaveBeenLastCalledWith("7", "leave-as-it-is", undefined));
});

it("says when that failed", async () => {
  jest.mocked(callClip).mockResolvedValueOnce("That didn’t work.");
  const onChanged = show({ preparation: "failed" });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("That didn’t work.")).toBeInTheDocument();
  expect(onChanged).not.toHaveBeenCalled();
});

it("says what to install if the server can't prepare videos", () => {
  jest.mocked(usePreparationNotice).mockReturnValueOnce("Please install FFmpeg.");
  show({ preparation: "unprepared" });
  expect(usePreparationNotice).toHaveBeenLastCalledWith(true);
  expect(screen.getByText("Please install FFmpeg.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Prepare it now" })).toBeInTheDocument();
});

it("doesn't offer a removed original or anything made from it", () => {
  show({ preparation: "ready", cutFrom: 4, originalRemovedAt: "2026-01-01T00:00:00.000Z" });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /projectors|whole video/ })).not.toBeInTheDocument();
});

it("lets staff choose the still picture, and updates the clip's own form", async () => {
  jest.mocked(callClip).mockResolvedValueOnce(undefined);
  const frames = ["a.jpg", "b.jpg", "c.jpg"].map((filename) => ({ filename, width: 9, height: 16 }));
  show({ preparation: "ready", frames, chosenFrame: 1 }, true);
  expect(screen.getByRole("radio", { name: "Picture 2" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "Picture 3" }));
  expect(callClip).toHaveBeenCalledWith("7", "choose-frame", { chosenFrame: 2 });
  const change = { type: "UPDATE", path: "chosenFrame", value: 2 };
  await waitFor(() => expect(dispatchFields).toHaveBeenCalledWith(change));
});

it.each([
  [5.4, "0:05"],
  [59.6, "1:00"],
  [3725, "1:02:05"],
])("%p seconds are %p", (seconds, expected) => {
  expect(lengthText(seconds)).toBe(expected);
});

it.each([
  [true, -16.2, "Good"],
  [true, -8, "It was too loud and is now as loud as the others"],
  [false, null, "No sound"],
  [true, null, "Unknown"],
])("sound %p at %p is %p", (hasSound, loudness, expected) => {
  expect(translate(loudnessKey(hasSound, loudness))).toBe(expected);
});
