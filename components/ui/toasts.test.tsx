import { act, render, screen, within } from "@testing-library/react";
import { notify, notifyFailure, notifySuccess, onToast, TOAST_DURATION_MS, ToastHost } from "./toasts";

describe("notify", () => {
  it("notifies every listener until it unsubscribes", () => {
    const first = jest.fn();
    const second = jest.fn();
    const stopFirst = onToast(first);
    const stopSecond = onToast(second);
    notify("Saved", 2000);
    stopFirst();
    notify("Again", 5000);
    stopSecond();
    expect(first.mock.calls).toEqual([[{ message: "Saved", durationMs: 2000, kind: "news" }]]);
    expect(second.mock.calls).toEqual([
      [{ message: "Saved", durationMs: 2000, kind: "news" }],
      [{ message: "Again", durationMs: 5000, kind: "news" }],
    ]);
  });

  it("keeps an unheard toast for the next listener", () => {
    const early = jest.fn();
    notify("Saved", 2000);
    notify("Again", 5000);
    const stop = onToast(early);
    stop();
    onToast(jest.fn())();
    expect(early.mock.calls).toEqual([
      [{ message: "Saved", durationMs: 2000, kind: "news" }],
      [{ message: "Again", durationMs: 5000, kind: "news" }],
    ]);
  });

  it("shows a failure twice as long as a success", () => {
    const listener = jest.fn();
    const stop = onToast(listener);
    notifySuccess("Saved", 2000);
    notifyFailure("Not saved", 2000);
    stop();
    expect(listener.mock.calls).toEqual([
      [{ message: "Saved", durationMs: 2000, kind: "success" }],
      [{ message: "Not saved", durationMs: 4000, kind: "failure" }],
    ]);
  });

  it("shows a toast for 2000 ms in the shell and for 5000 ms in the header and footer", () => {
    expect(TOAST_DURATION_MS).toEqual({ short: 2000, long: 5000 });
  });
});

describe("ToastHost", () => {
  it("shows each message once, in the region for notifications", async () => {
    render(<ToastHost />);
    act(() => notify("Logout successfully", TOAST_DURATION_MS.long));
    expect(await screen.findByText("Logout successfully")).toBeInTheDocument();

    act(() => notify("You’re back online.", TOAST_DURATION_MS.short));
    expect(await screen.findByText("You’re back online.")).toBeInTheDocument();

    const region = screen.getByRole("region", { name: /notifications/i });
    expect(within(region).getAllByText("Logout successfully")).toHaveLength(1);
    expect(within(region).getAllByText("You’re back online.")).toHaveLength(1);
  });

  it.each([
    ["ltr", "right"],
    ["rtl", "left"],
  ])("is at the end of a line of text: %s", async (dir, side) => {
    document.documentElement.dir = dir;
    render(<ToastHost />);
    act(() => notify(`Saved at the ${side}`, TOAST_DURATION_MS.long));
    expect(toastOf(await screen.findByText(`Saved at the ${side}`))).toHaveAttribute("data-x-position", side);
    document.documentElement.dir = "";
  });

  it("makes a failure an alert with its own sign that can be dismissed, unlike a success", async () => {
    render(<ToastHost />);
    act(() => {
      notifyFailure("Not saved", TOAST_DURATION_MS.long);
      notifySuccess("Saved", TOAST_DURATION_MS.long);
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Not saved$/);
    const [success, failure] = ["Saved", "Not saved"].map((text) => toastOf(screen.getByText(text)));
    expect(success).toHaveAttribute("data-type", "success");
    expect(failure).toHaveAttribute("data-type", "error");
    for (const toast of [failure, success]) {
      expect(toast).toHaveAttribute("data-rich-colors", "true");
      // eslint-disable-next-line testing-library/no-node-access -- a sign has no role
      expect(toast?.querySelector("[data-icon] svg")).not.toBeNull();
      // eslint-disable-next-line testing-library/no-node-access -- every toast has such a button
      expect(toast?.querySelector("[data-close-button]")).toHaveAccessibleName("Close");
    }
  });
});

// eslint-disable-next-line testing-library/no-node-access -- the library's box around a text
const toastOf = (text: HTMLElement) => text.closest("[data-sonner-toast]");
