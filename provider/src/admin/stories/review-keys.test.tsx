import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { findNextStory } from "./next-story";
import { ReviewKeys } from "./review-keys";

const mockSubmit = jest.fn();
const mockSetStatus = jest.fn();
const mockPush = jest.fn();
let mockModals = {};

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { info: jest.fn(), error: jest.fn() },
  useDocumentInfo: () => ({ id: "7", data: { createdAt: "2026-11-22T10:00:00.000Z" } }),
  useField: () => ({ setValue: mockSetStatus }),
  useForm: () => ({ submit: mockSubmit }),
  useModal: () => ({ modalState: mockModals }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock("./next-story", () => ({ findNextStory: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  mockModals = {};
});

/** The screen of a story, with a video that neither plays nor pauses by itself. */
function show() {
  render(
    <>
      <video aria-label="The video clip" />
      <ReviewKeys />
      <label>
        Title <input type="text" />
      </label>
      <textarea id="field-reason" aria-label="Reason" />
    </>,
  );
  const video = screen.getByLabelText<HTMLVideoElement>("The video clip");
  const played = jest.spyOn(video, "play").mockResolvedValue(undefined);
  return { played, press: (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more }) };
}

it("shows its keys", () => {
  show();
  const keys = screen.getByRole("region", { name: "Review by keyboard" });
  expect(keys).toHaveTextContent("K play or pause · P publish · D decline · N next story");
});

it("plays, publishes at the second press, declines with the cursor in the reason, goes to the next", async () => {
  jest.mocked(findNextStory).mockResolvedValue("8");
  const { played, press } = show();
  press("k");
  expect(played).toHaveBeenCalledTimes(1);

  press("p");
  expect(mockSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("Press P again to publish it.");
  press("x");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  press("p");
  press("P");
  expect(mockSubmit).toHaveBeenCalledTimes(1);
  expect(mockSubmit).toHaveBeenCalledWith({ overrides: { status: "Published" } });

  press("d");
  expect(mockSetStatus).toHaveBeenCalledWith("Declined");
  expect(screen.getByLabelText("Reason")).toHaveFocus();

  press("n");
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/admin/collections/stories/8"));
  expect(findNextStory).toHaveBeenCalledWith("7", "2026-11-22T10:00:00.000Z");
});

it("rests while somebody types, holds another key, or a dialog is open", () => {
  const { played, press } = show();
  const everyKey = ["k", "p", "p", "d", "n"];
  for (const field of [screen.getByLabelText("Title"), screen.getByLabelText("Reason")]) {
    for (const key of everyKey) fireEvent.keyDown(field, { key });
  }
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    for (const key of everyKey) press(key, more);
  }
  mockModals = { "withdraw-consent": { isOpen: true } };
  // Drawn anew, as when a dialog opens.
  for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole("button"));
  for (const key of everyKey) press(key);
  for (const called of [played, mockSubmit, mockSetStatus, findNextStory])
    expect(called).not.toHaveBeenCalled();
});

it("is turned off, and stays so", () => {
  const { press } = show();
  fireEvent.click(screen.getByRole("button", { name: "Turn keys off" }));
  press("d");
  expect(mockSetStatus).not.toHaveBeenCalled();
  expect(screen.queryByText("K")).not.toBeInTheDocument();
  expect(localStorage.getItem("lampstand:review-keys")).toBe("off");
  fireEvent.click(screen.getByRole("button", { name: "Review by keys" }));
  press("d");
  expect(mockSetStatus).toHaveBeenCalledTimes(1);
});
