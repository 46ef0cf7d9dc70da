import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExpandableText } from "./expandable-text";

const LIMIT = 28;

/** Renders the text in a heading, whose own words are what shows; those for readers without script are not its own. */
function renderText(text: string) {
  render(
    <h1>
      <ExpandableText text={text} limit={LIMIT} />
    </h1>,
  );
}

const shown = (text: string) => screen.queryByText(text, { selector: "h1" });

describe("ExpandableText", () => {
  it.each([
    ["a text of exactly the limit", "a".repeat(LIMIT)],
    ["as many pictures as the limit, each two units long", "🕯".repeat(LIMIT)],
  ])("shows %s whole, without a toggle", (_, text) => {
    renderText(text);
    expect(shown(text)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["a text", "a".repeat(LIMIT), "b"],
    ["pictures, none of them cut in two,", "🕯".repeat(LIMIT), "🌅"],
  ])("cuts %s of one more than the limit until See More", async (_, beginning, rest) => {
    const user = userEvent.setup();
    renderText(beginning + rest);
    const toggle = screen.getByRole("button", { name: "See More", expanded: false });
    expect(shown(beginning)).toBeInTheDocument();

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See Less", expanded: true })).toBe(toggle);
    expect(shown(beginning + rest)).toBeInTheDocument();

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See More", expanded: false })).toBe(toggle);
    expect(shown(beginning)).toBeInTheDocument();
  });
});
