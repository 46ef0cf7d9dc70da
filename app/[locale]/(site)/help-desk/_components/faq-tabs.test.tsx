import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqTabs } from "./faq-tabs";

const categories = ["Watching", "Privacy"].map((name) => ({
  name,
  entries: [{ question: `About ${name}?`, answer: "Yes." }],
}));

afterEach(() => {
  document.documentElement.dir = "";
});

it.each([
  ["ltr", "{ArrowRight}"],
  ["rtl", "{ArrowLeft}"],
])("the arrow key in reading direction leads to the next tab: %s", async (dir, key) => {
  document.documentElement.dir = dir;
  render(<FaqTabs categories={categories} />);
  await userEvent.click(screen.getByRole("tab", { name: "Watching" }));
  await userEvent.keyboard(key);
  expect(screen.getByRole("tab", { name: "Privacy" })).toHaveFocus();
  expect(screen.getByText("1. About Privacy?")).toBeVisible();
});
