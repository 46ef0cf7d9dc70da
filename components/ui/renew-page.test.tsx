import { act, render, screen } from "@testing-library/react";
import { OutageNote } from "./unavailable";

const refresh = jest.fn();

jest.mock("next/navigation", () => ({ useRouter: () => router }));

const router = { refresh };
const ask = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  ask.mockReset().mockResolvedValue({ status: 200 });
  Object.assign(window, { fetch: ask });
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Shows the note once its code for renewing has loaded. */
async function renderNote() {
  const view = render(<OutageNote what="language" className="" />);
  await act(() => import("./keep-renewing"));
  return view;
}

it("says what could not be reached, and requests the page until it comes without this note", async () => {
  const { unmount } = await renderNote();
  expect(screen.getByText(/^We couldn’t load the languages just now\./)).toBeInTheDocument();
  await pass(1900);
  expect(refresh).not.toHaveBeenCalled();
  await pass(200);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(refresh).toHaveBeenCalledTimes(2);
  unmount();
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("waits longer each time, up to half a minute", async () => {
  await renderNote();
  await pass(120_000);
  const before = refresh.mock.calls.length;
  await pass(60_000);
  expect(refresh.mock.calls.length - before).toBe(2);
});

it.each([
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers with an error", () => Promise.resolve({ status: 503 })],
])("stays as it is while the site %s", async (_, answer) => {
  ask.mockImplementation(answer);
  await renderNote();
  await pass(10_000);
  expect(refresh).not.toHaveBeenCalled();
  ask.mockResolvedValue({ status: 200 });
  await pass(30_000);
  expect(refresh).toHaveBeenCalled();
});

it("requests nothing while nobody looks", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await renderNote();
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  visibility.mockRestore();
  await pass(30_000);
  expect(refresh).toHaveBeenCalled();
});
