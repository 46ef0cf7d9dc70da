import { renderHook } from "@testing-library/react";
import { submitJson } from "@/lib/api-client/site-request";
import { useFormSender } from "./site-form";

jest.mock("@/lib/api-client/site-request", () => ({ submitJson: jest.fn() }));

const send = () =>
  renderHook(() => useFormSender("contact-us")).result.current({}, document.createElement("form"));

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
});

it.each([
  [
    "that is late",
    new DOMException("Timed out", "TimeoutError"),
    "An error occurred: we haven’t had an answer yet. Please try again in a moment. It may have arrived anyway. We kept what you typed, and sending it again unchanged won’t create a second one.",
  ],
  [
    "that cannot come",
    new TypeError("Failed to fetch"),
    "An error occurred: we couldn’t reach our server. Please try again in a moment.",
  ],
])("explains what to do after an answer %s", async (_, error, message) => {
  jest.mocked(submitJson).mockRejectedValue(error);
  expect(await send()).toEqual({ status: "error", message });
});
