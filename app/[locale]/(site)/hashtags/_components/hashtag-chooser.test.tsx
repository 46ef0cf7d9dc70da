import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Toast } from "@/components/ui/toast-stack";
import { onToast } from "@/components/ui/toasts";
import { hashTagByVideo, useHashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { postJson, type Posted } from "@/lib/api-client/site-request";
import { testReel } from "@/lib/test-support/reel";
import { HashtagChooser } from "./hashtag-chooser";

const push = jest.fn();
let address = "";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(address),
}));
jest.mock("@/lib/api-client/site-request");

const CHOICES = [
  { id: "h1", name: "Hope", slug: "hope" },
  { id: "h2", name: "Doubt", slug: null },
];
const REELS = [testReel("ferry")];

let toasts: Toast[];
let answer: (posted: Posted<{ reels: typeof REELS }>) => void;
let stopListening: () => void;

beforeEach(() => {
  address = "";
  toasts = [];
  stopListening = onToast((toast) => toasts.push(toast));
  jest.mocked(postJson).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
});
afterEach(() => {
  stopListening();
  hashTagByVideo.clear();
  window.history.replaceState(null, "", "/");
  jest.clearAllMocks();
});

const chip = (name: string) => screen.getByRole("checkbox", { name });
const keptFor = (tokens: string[]) => renderHook(() => useHashTagByVideo(tokens)).result.current;
const proceed = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));

it("keeps the selection's reels and opens them", async () => {
  render(<HashtagChooser choices={CHOICES} query="" />);
  await userEvent.click(chip("Doubt"));
  await proceed();
  expect(push).not.toHaveBeenCalled();
  await act(async () => answer({ state: "done", data: { reels: REELS } }));
  expect(postJson).toHaveBeenCalledWith("/api/reels/by-hashtags", { hashtags: ["h2"] }, expect.anything());
  expect(push.mock.calls).toEqual([["/video-reels?hashtags=h2"]]);
  expect(keptFor(["h2"])).toBe(REELS);
});

it("opens all reels if nothing is selected, and forgets the previous selection", async () => {
  hashTagByVideo.set(["hope"], REELS);
  render(<HashtagChooser choices={CHOICES} query="" />);
  await proceed();
  expect(push.mock.calls).toEqual([["/video-reels"]]);
  expect(postJson).not.toHaveBeenCalled();
  expect(keptFor(["hope"])).toBeNull();
});

it.each([
  ["Choose fewer.", "Choose fewer."],
  ["", "We couldn’t load these stories. Please check your connection and try again."],
])("shows for four seconds what went wrong (%p), and keeps the chips", async (message, expected) => {
  address = "hashtags=hope";
  render(<HashtagChooser choices={CHOICES} query="" />);
  await proceed();
  await act(async () => answer({ state: "failed", message }));
  expect(toasts).toEqual([{ message: expected, durationMs: 4000, kind: "failure" }]);
  expect(chip("Hope")).toBeChecked();
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "false");
});

it.each([
  [{ state: "done", data: { reels: REELS } }],
  [{ state: "failed", message: "Choose fewer." }],
] as const)("neither redirects nor notifies a visitor who has left: %p", async (posted) => {
  address = "hashtags=hope";
  const { unmount } = render(<HashtagChooser choices={CHOICES} query="" />);
  await proceed();
  unmount();
  await act(async () => answer({ ...posted }));
  expect(push).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

it("writes the selection to the address, and starts with the address's selection", async () => {
  address = "hashtags=hope,advent";
  render(<HashtagChooser choices={CHOICES} query="" />);
  expect(chip("Hope")).toBeChecked();
  expect(chip("Doubt")).not.toBeChecked();
  await userEvent.click(chip("Doubt"));
  expect(window.location.search).toBe("?hashtags=hope&hashtags=h2");
  await userEvent.click(chip("Hope"));
  await userEvent.click(chip("Doubt"));
  expect(window.location.href).toMatch(/\/hashtags$/);
});
