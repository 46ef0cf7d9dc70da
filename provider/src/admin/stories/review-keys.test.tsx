import { toast } from "@payloadcms/ui";
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";

import { findNextStory } from "./find-next-story";
import { ReviewKeys } from "./review-keys";
import type { Begun, Step } from "./use-decision";

const mockPush = jest.fn();
let mockModals = {};
let mockIsModified = false;

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { info: jest.fn(), error: jest.fn() },
  useDocumentInfo: () => ({ id: "7", data: { createdAt: "2026-11-22T10:00:00.000Z" } }),
  useFormModified: () => mockIsModified,
  useModal: () => ({ modalState: mockModals }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock("./find-next-story", () => ({ findNextStory: jest.fn() }));

const begin = jest.fn();
const confirm = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  mockModals = {};
  mockIsModified = false;
});

/** Shows a story's screen, with a video that doesn't play or pause on its own. */
function show(step?: Begun, main: Step = "publish") {
  const ref = createRef<HTMLVideoElement>();
  const offered = [{ does: main }, { does: "decline" } as const];
  const shared = { offered, problems: [], begin, confirm, save: jest.fn() };
  const screenOf = (current: Begun | undefined) => (
    <>
      <video ref={ref} aria-label="The video clip" />
      <ReviewKeys decision={{ ...shared, step: current }} video={ref} />
      <label>
        Title <input type="text" />
      </label>
      <textarea aria-label="Reason" />
    </>
  );
  const { rerender } = render(screenOf(step));
  const video = screen.getByLabelText<HTMLVideoElement>("The video clip");
  const played = jest.spyOn(video, "play").mockResolvedValue(undefined);
  return {
    played,
    press: (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more }),
    goTo: (next: Begun | undefined) => rerender(screenOf(next)),
  };
}

it("lists its keys", () => {
  show();
  const keys = screen.getByRole("region", { name: "Review by keyboard" });
  expect(keys).toHaveTextContent("K play or pause · P publish · D decline · N next story");
});

it("plays, declines, and moves to the next story", async () => {
  jest.mocked(findNextStory).mockResolvedValue("8");
  const { played, press } = show();
  press("k");
  expect(played).toHaveBeenCalledTimes(1);

  press("d");
  expect(begin).toHaveBeenLastCalledWith("decline");

  press("n");
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/admin/collections/stories/8"));
  expect(findNextStory).toHaveBeenCalledWith("7", "2026-11-22T10:00:00.000Z");
});

it("stays with a story that has unsaved changes", () => {
  mockIsModified = true;
  show().press("n");
  expect(toast.info).toHaveBeenCalledWith("Please save your changes first.");
  expect(findNextStory).not.toHaveBeenCalled();
});

it("publishes at the second press, and cancels at any other letter", () => {
  const { press, goTo } = show();
  press("p");
  expect(begin).toHaveBeenLastCalledWith("publish");
  expect(confirm).not.toHaveBeenCalled();

  goTo("publish");
  expect(screen.getByRole("status")).toHaveTextContent("Press P again to confirm it,");
  begin.mockClear();
  for (const key of ["Tab", "Enter", " "]) press(key);
  expect(begin).not.toHaveBeenCalled();
  press("x");
  expect(begin).toHaveBeenLastCalledWith(undefined);
  press("P");
  expect(confirm).toHaveBeenCalledTimes(1);
  goTo(undefined);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("approves a story that needs two with the same key", () => {
  const { press } = show(undefined, "approve");
  press("p");
  expect(begin).toHaveBeenLastCalledWith("approve");
});

it("is off while somebody types, holds another key, or a dialog is open", () => {
  const { played, press } = show("publish");
  const everyKey = ["k", "p", "p", "d", "n"];
  for (const field of [screen.getByLabelText("Title"), screen.getByLabelText("Reason")]) {
    for (const key of everyKey) fireEvent.keyDown(field, { key });
  }
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    for (const key of everyKey) press(key, more);
  }
  mockModals = { "withdraw-consent": { isOpen: true } };
  // Renders again, as when a dialog opens.
  for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole("button"));
  for (const key of everyKey) press(key);
  for (const called of [played, begin, confirm, findNextStory]) expect(called).not.toHaveBeenCalled();
});

it("stays off once turned off", () => {
  const { press } = show();
  fireEvent.click(screen.getByRole("button", { name: "Turn keys off" }));
  press("d");
  expect(begin).not.toHaveBeenCalled();
  expect(screen.queryByText("K")).not.toBeInTheDocument();
  expect(localStorage.getItem("lampstand:review-keys")).toBe("off");
  fireEvent.click(screen.getByRole("button", { name: "Review with the keyboard" }));
  press("d");
  expect(begin).toHaveBeenCalledTimes(1);
});
