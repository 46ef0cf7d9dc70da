import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteMenu } from "./site-menu";

const dialog = () => screen.queryByRole("dialog", { name: "Menu" });

async function openMenu() {
  const user = userEvent.setup();
  render(
    <SiteMenu>
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

  it("stays open on a click on what is no item", async () => {
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
  ])("closes on %s and gives the focus back to the hamburger", async (_, close) => {
    const { user, hamburger } = await openMenu();
    await close(user);
    expect(dialog()).not.toBeInTheDocument();
    expect(hamburger).toHaveFocus();
    expect(hamburger).toHaveAttribute("aria-expanded", "false");
  });
});
