import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import type { Toast } from "@/components/ui/toast-stack";
import { onToast } from "@/components/ui/toasts";
import { HashtagsUnavailable } from "./hashtags-unavailable";

let address = "";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address) }));

it("notifies once, for four seconds, even before the toasts have their host", () => {
  const toasts: Toast[] = [];
  const { rerender } = render(<HashtagsUnavailable query="" />, { wrapper: StrictMode });
  rerender(<HashtagsUnavailable query="" />);
  onToast((toast) => toasts.push(toast))();
  expect(toasts).toEqual([
    { message: "Failed to fetch hashtags. Please try again.", durationMs: 4000, kind: "failure" },
  ]);
});

it.each([
  ["", "/hashtags"],
  ["hashtags=hope&hashtags=grief", "/hashtags?hashtags=hope&hashtags=grief"],
])("retries with the selection %p", (choice, expected) => {
  address = choice;
  render(<HashtagsUnavailable query="" />);
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", expected);
  onToast(jest.fn())();
});
