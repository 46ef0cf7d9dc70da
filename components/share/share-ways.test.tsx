import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notifyFailure, notifySuccess } from "@/components/ui/toasts";
import { countShare } from "@/lib/video/may-count";
import { ShareWays } from "./share-ways";

jest.mock("@/components/ui/toasts", () => ({
  ...jest.requireActual<object>("@/components/ui/toasts"),
  notifyFailure: jest.fn(),
  notifySuccess: jest.fn(),
}));
jest.mock("@/lib/video/may-count", () => ({ countShare: jest.fn() }));

const FERRY = {
  title: "Found on the ferry",
  kind: "videos",
  name: "ferry",
  url: "/video-detail/ferry",
} as const;

const SHARED = { title: "Found on the ferry", url: "http://localhost/video-detail/ferry" };

/** Presses the button in a browser with this share sheet, or with none for `null`. */
async function shareWith(sheet: ((data: unknown) => Promise<void>) | null) {
  const user = userEvent.setup();
  if (sheet) Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  else Reflect.deleteProperty(navigator, "share");
  render(<ShareWays shared={FERRY} />);
  await user.click(screen.getByRole("button", { name: sheet ? "Send the link" : "Copy the link" }));
}

/** Returns the message to the visitor, and the videos counted as shared. */
function outcome() {
  const [succeeded, failed, counted] = [notifySuccess, notifyFailure, countShare].map(
    (mock) => jest.mocked(mock).mock.calls,
  );
  return { succeeded, failed, counted };
}

beforeEach(() => jest.clearAllMocks());
afterAll(() => Reflect.deleteProperty(navigator, "share"));

it("opens the system's share sheet with the title and the whole address", async () => {
  const sheet = jest.fn(async () => undefined);
  await shareWith(sheet);
  expect(sheet.mock.calls).toEqual([[SHARED]]);
  expect(outcome()).toEqual({ succeeded: [], failed: [], counted: [["ferry"]] });
});

it("shows and counts nothing if the visitor closes the sheet", async () => {
  await shareWith(() => Promise.reject(new DOMException("Closed", "AbortError")));
  expect(outcome()).toEqual({ succeeded: [], failed: [], counted: [] });
});

it.each([
  ["there is no sheet", null],
  ["the sheet fails", () => Promise.reject(new DOMException("No", "NotAllowedError"))],
])("copies the link and says so if %s", async (_, sheet) => {
  await shareWith(sheet);
  expect(await navigator.clipboard.readText()).toBe(SHARED.url);
  expect(outcome()).toEqual({ succeeded: [["Link copied.", 2000]], failed: [], counted: [["ferry"]] });
});

it("shows the link and counts nothing if it can't be copied", async () => {
  const refuse = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  const user = userEvent.setup();
  Reflect.deleteProperty(navigator, "share");
  jest.spyOn(navigator.clipboard, "writeText").mockImplementation(refuse);
  render(<ShareWays shared={FERRY} />);
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  const sentence = "We couldn’t copy the link. You can copy it from the address bar.";
  expect(outcome()).toEqual({ succeeded: [], failed: [[sentence, 2000]], counted: [] });
});
