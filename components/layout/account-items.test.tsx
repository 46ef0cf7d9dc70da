import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "@/components/ui/notify";
import { endSession } from "@/lib/browser/session";
import { AccountItems } from "./account-items";

jest.mock("@/components/ui/notify", () => ({
  ...jest.requireActual<object>("@/components/ui/notify"),
  notify: jest.fn(),
}));

jest.mock("@/lib/browser/session", () => ({ endSession: jest.fn() }));

const login = () => screen.queryByRole("link", { name: "Login" });
const logout = () => screen.queryByRole("button", { name: "Logout" });

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(notify).mockClear();
  jest.mocked(endSession).mockReset();
});

describe("AccountItems", () => {
  it.each([
    ["nothing is stored", {}],
    ["the stored userId is empty", { userId: "" }],
    ["all but the userId is stored", { email: "ana@church.example", firstName: "Ana" }],
  ])("offers Login while %s", (_, stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    render(<AccountItems />);
    expect(login()).toHaveAttribute("href", "/login");
    expect(logout()).not.toBeInTheDocument();
  });

  it("logs a member out: ends the session, clears all local storage, says so for 5 seconds and offers Login", async () => {
    window.localStorage.setItem("userId", "64af");
    window.localStorage.setItem("something else", "1");
    render(<AccountItems />);
    expect(login()).not.toBeInTheDocument();

    await userEvent.setup().click(screen.getByRole("button", { name: "Logout" }));

    expect(jest.mocked(endSession).mock.calls).toEqual([[{ everywhere: false }]]);
    expect(window.localStorage).toHaveLength(0);
    expect(jest.mocked(notify).mock.calls).toEqual([["Logout successfully", 5000]]);
    expect(login()).toBeInTheDocument();
    expect(logout()).not.toBeInTheDocument();
  });

  it("says so when a member could not be logged out, and leaves all as it is", async () => {
    const errors = jest.spyOn(console, "error").mockReturnValue();
    jest.mocked(endSession).mockRejectedValue(new Error("no network"));
    window.localStorage.setItem("userId", "64af");
    render(<AccountItems />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Logout" }));
    expect(jest.mocked(notify).mock.calls).toEqual([
      ["We could not log you out. Please check your connection and try again.", 5000],
    ]);
    expect(logout()).toBeInTheDocument();
    errors.mockRestore();
  });

  it("offers a member their profile", () => {
    window.localStorage.setItem("userId", "64af");
    render(<AccountItems />);
    expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
  });

  it("follows a login in another tab", () => {
    render(<AccountItems />);
    act(() => {
      window.localStorage.setItem("userId", "64af");
      window.dispatchEvent(new StorageEvent("storage", { key: "userId" }));
    });
    expect(logout()).toBeInTheDocument();
  });
});
