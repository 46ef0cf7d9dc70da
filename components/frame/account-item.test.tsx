import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "@/components/ui/notify";
import { AccountItem } from "./account-item";

jest.mock("@/components/ui/notify", () => ({
  ...jest.requireActual<object>("@/components/ui/notify"),
  notify: jest.fn(),
}));

const login = () => screen.queryByRole("link", { name: "Login" });
const logout = () => screen.queryByRole("button", { name: "Logout" });

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(notify).mockClear();
});

describe("AccountItem", () => {
  it.each([
    ["nothing is stored", {}],
    ["the stored userId is empty", { userId: "" }],
    ["all but the userId is stored", { email: "ana@church.example", firstName: "Ana" }],
  ])("offers Login while %s", (_, stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    render(<AccountItem />);
    expect(login()).toHaveAttribute("href", "/login");
    expect(logout()).not.toBeInTheDocument();
  });

  it("logs a member out: clears all local storage, says so for 5 seconds and offers Login", async () => {
    window.localStorage.setItem("userId", "64af");
    window.localStorage.setItem("something else", "1");
    render(<AccountItem />);
    expect(login()).not.toBeInTheDocument();

    await userEvent.setup().click(screen.getByRole("button", { name: "Logout" }));

    expect(window.localStorage).toHaveLength(0);
    expect(jest.mocked(notify).mock.calls).toEqual([["Logout successfully", 5000]]);
    expect(login()).toBeInTheDocument();
    expect(logout()).not.toBeInTheDocument();
  });

  it("follows a login in another tab", () => {
    render(<AccountItem />);
    act(() => {
      window.localStorage.setItem("userId", "64af");
      window.dispatchEvent(new StorageEvent("storage", { key: "userId" }));
    });
    expect(logout()).toBeInTheDocument();
  });
});
