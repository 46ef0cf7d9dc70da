import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { lengthText, loudnessText, PreparationPanel } from "./preparation-panel";
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

it("shows how far a clip is, with a bar", () => {
  show({ preparation: "preparing", progress: 40.7 });
  expect(screen.getByRole("heading", { name: "Preparing, 40 %" })).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Preparing, 40 %" })).toHaveValue(40);
});

it("shows length, size and loudness of what is ready, and gives out the original", () => {
  show({ preparation: "ready", hasSound: true, loudness: -23.4 });
  expect(screen.getByRole("heading", { name: "Ready" })).toBeInTheDocument();
  expect(screen.getByText("1:05")).toBeInTheDocument();
  expect(screen.getByText("720 × 1280")).toBeInTheDocument();
  expect(screen.getByText("Evened out (it was quiet: −23 LUFS)")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /as it was uploaded/ })).toHaveAttribute("href", clip.url);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("says why a clip failed, and has it tried again", async () => {
  jest.mocked(callClip).mockResolvedValueOnce(undefined);
  const onChanged = show({ preparation: "failed", problem: "The file ends in the middle." });
  expect(screen.getByText("The file ends in the middle.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(callClip).toHaveBeenCalledWith("7", "prepare", undefined);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

it("says when that did not work", async () => {
  jest.mocked(callClip).mockResolvedValueOnce("That did not work.");
  const onChanged = show({ preparation: "failed" });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("That did not work.")).toBeInTheDocument();
  expect(onChanged).not.toHaveBeenCalled();
});

it("says what to install where the server cannot prepare", () => {
  jest.mocked(usePreparationNotice).mockReturnValueOnce("Please install FFmpeg.");
  show({ preparation: "unprepared" });
  expect(usePreparationNotice).toHaveBeenLastCalledWith(true);
  expect(screen.getByText("Please install FFmpeg.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Prepare it now" })).toBeInTheDocument();
});

it("does not offer an original that was removed", () => {
  show({ preparation: "ready", originalRemovedAt: "2026-01-01T00:00:00.000Z" });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("has staff choose the still picture, which the clip's own form then holds too", async () => {
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
  [true, -16.2, "Good (−16 LUFS)"],
  [true, -8, "Evened out (it was loud: −8 LUFS)"],
  [false, null, "No sound"],
  [true, null, "Not known"],
])("sound %p at %p is %p", (hasSound, loudness, expected) => {
  expect(loudnessText(hasSound, loudness)).toBe(expected);
});
