import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notifyFailure, notifySuccess } from "@/components/ui/toasts";
import { requestLogout } from "@/lib/auth/call-member";
import { AccountItems, SiteMenu } from "./site-menu";

const dialog = () => screen.queryByRole("dialog", { name: "Menu" });

async function openMenu() {
  const user = userEvent.setup();
  render(
    <SiteMenu icon={null}>
      <a href="#item">An item</a>
      <p>Not an item</p>
    </SiteMenu>,
  );
  const hamburger = screen.getByRole("button", { name: "Open menu", expanded: false });
  await user.click(hamburger);
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBeInTheDocument();
  return { user, hamburger };
}

describe("SiteMenu", () => {
  it("marks the body while it is open", async () => {
    const { user } = await openMenu();
    expect(document.body).toHaveClass("menu-active");
    await user.keyboard("{Escape}");
    expect(document.body).not.toHaveClass("menu-active");
  });

  it("stays open on a click outside its items", async () => {
    const { user } = await openMenu();
    await user.click(screen.getByText("Not an item"));
    expect(dialog()).toBeInTheDocument();
  });

  it.each([
    ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
    [
      "the cross",
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole("button", { name: "Close menu" })),
    ],
    [
      "an item",
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("link", { name: "An item" })),
    ],
  ])("closes on %s and returns the focus to the hamburger", async (_, close) => {
    const { user, hamburger } = await openMenu();
    await close(user);
    await waitFor(() => {
      expect(dialog()).not.toBeInTheDocument();
    });
    expect(hamburger).toHaveFocus();
    expect(hamburger).toHaveAttribute("aria-expanded", "false");
  });
});

jest.mock("@/components/ui/toasts", () => ({
  ...jest.requireActual<object>("@/components/ui/toasts"),
  notifyFailure: jest.fn(),
  notifySuccess: jest.fn(),
}));

jest.mock("@/lib/auth/call-member", () => ({ requestLogout: jest.fn() }));

const login = () => screen.queryByRole("link", { name: "Login" });
const logout = () => screen.queryByRole("button", { name: "Logout" });

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(notifyFailure).mockClear();
  jest.mocked(notifySuccess).mockClear();
  jest.mocked(requestLogout).mockReset();
});

describe("AccountItems", () => {
  it.each([
    ["nothing is stored", {}],
    ["the stored userId is empty", { userId: "" }],
    ["all but the userId is stored", { email: "ana@church.example", firstName: "Ana" }],
  ])("offers Login while %s", (_, stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    render(<AccountItems itemStyle="" />);
    expect(login()).toHaveAttribute("href", "/login");
    expect(logout()).not.toBeInTheDocument();
  });

  it("logs a member out: ends the session, clears all local storage, confirms it for 5 seconds and offers Login", async () => {
    window.localStorage.setItem("userId", "64af");
    window.localStorage.setItem("something else", "1");
    render(<AccountItems itemStyle="" />);
    expect(login()).not.toBeInTheDocument();

    await userEvent.setup().click(screen.getByRole("button", { name: "Logout" }));

    expect(jest.mocked(requestLogout).mock.calls).toEqual([[{ everywhere: false }]]);
    expect(window.localStorage).toHaveLength(0);
    expect(jest.mocked(notifySuccess).mock.calls).toEqual([["Logout successfully", 5000]]);
    expect(login()).toBeInTheDocument();
    expect(logout()).not.toBeInTheDocument();
  });

  it("shows an error if logging out fails, and changes nothing", async () => {
    const errors = jest.spyOn(console, "error").mockReturnValue();
    jest.mocked(requestLogout).mockRejectedValue(new Error("no network"));
    window.localStorage.setItem("userId", "64af");
    render(<AccountItems itemStyle="" />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Logout" }));
    expect(jest.mocked(notifyFailure).mock.calls).toEqual([
      ["We couldn’t log you out. Please check your connection and try again.", 5000],
    ]);
    expect(logout()).toBeInTheDocument();
    errors.mockRestore();
  });

  it("offers a member their profile", () => {
    window.localStorage.setItem("userId", "64af");
    render(<AccountItems itemStyle="" />);
    expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
  });

  it("follows a login in another tab", () => {
    render(<AccountItems itemStyle="" />);
    act(() => {
      window.localStorage.setItem("userId", "64af");
      window.dispatchEvent(new StorageEvent("storage", { key: "userId" }));
    });
    expect(logout()).toBeInTheDocument();
  });
});
