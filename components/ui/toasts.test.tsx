import { act, render, screen, within } from "@testing-library/react";
import { notify, onToast, TOAST_DURATION_MS, ToastHost } from "./toasts";

describe("notify", () => {
  it("tells every listener until it stops listening", () => {
    const first = jest.fn();
    const second = jest.fn();
    const stopFirst = onToast(first);
    const stopSecond = onToast(second);
    notify("Saved", 2000);
    stopFirst();
    notify("Again", 5000);
    stopSecond();
    expect(first.mock.calls).toEqual([[{ message: "Saved", durationMs: 2000 }]]);
    expect(second.mock.calls).toEqual([
      [{ message: "Saved", durationMs: 2000 }],
      [{ message: "Again", durationMs: 5000 }],
    ]);
  });

  it("keeps what nobody hears for the next listener", () => {
    const early = jest.fn();
    notify("Saved", 2000);
    notify("Again", 5000);
    const stop = onToast(early);
    stop();
    onToast(jest.fn())();
    expect(early.mock.calls).toEqual([
      [{ message: "Saved", durationMs: 2000 }],
      [{ message: "Again", durationMs: 5000 }],
    ]);
  });

  it("lets a toast stay 2000 ms in the shell and 5000 ms in header and footer", () => {
    expect(TOAST_DURATION_MS).toEqual({ short: 2000, long: 5000 });
  });
});

describe("ToastHost", () => {
  it("shows each message once, in the region for notifications", async () => {
    render(<ToastHost />);
    act(() => notify("Logout successfully", TOAST_DURATION_MS.long));
    expect(await screen.findByText("Logout successfully")).toBeInTheDocument();

    act(() => notify("You are back online.", TOAST_DURATION_MS.short));
    expect(await screen.findByText("You are back online.")).toBeInTheDocument();

    const region = screen.getByRole("region", { name: /notifications/i });
    expect(within(region).getAllByText("Logout successfully")).toHaveLength(1);
    expect(within(region).getAllByText("You are back online.")).toHaveLength(1);
  });
});
