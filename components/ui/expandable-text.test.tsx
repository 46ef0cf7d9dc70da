import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExpandableText } from "./expandable-text";

const LIMIT = 28;

function renderText(text: string) {
  render(
    <h1>
      <ExpandableText text={text} limit={LIMIT} />
    </h1>,
  );
  return screen.getByRole("heading");
}

describe("ExpandableText", () => {
  it.each([
    ["an empty text", ""],
    ["a text of exactly the limit", "a".repeat(LIMIT)],
    ["as many pictures as the limit, each two units long", "🕯".repeat(LIMIT)],
  ])("shows %s whole, without a toggle", (_, text) => {
    expect(renderText(text).textContent).toBe(text);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["a text", "a".repeat(LIMIT), "b"],
    ["pictures, none of them cut in two", "🕯".repeat(LIMIT), "🌅"],
  ])("cuts %s of one more than the limit until See More", async (_, beginning, rest) => {
    const user = userEvent.setup();
    const heading = renderText(beginning + rest);

    const toggle = screen.getByRole("button", { name: "See More", expanded: false });
    expect(heading).toHaveTextContent(new RegExp(`^${beginning}…\\s*See More$`, "u"));

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See Less", expanded: true })).toBe(toggle);
    expect(heading).toHaveTextContent(new RegExp(`^${beginning}${rest}\\s*See Less$`, "u"));

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See More", expanded: false })).toBe(toggle);
    expect(heading).toHaveTextContent(new RegExp(`^${beginning}…\\s*See More$`, "u"));
  });
});
