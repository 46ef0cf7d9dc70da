import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { ExpandableText } from "./expandable-text";

const LIMIT = 28;

/** Hides the rest before scripts have run, if there is script; a page without script shows it. */
const HIDDEN_WITH_SCRIPT = "scripting:hidden";

const heading = (text: string) => (
  <h1>
    <ExpandableText text={text} limit={LIMIT} />
  </h1>
);

describe("ExpandableText", () => {
  it.each([
    ["a text of exactly the limit", "a".repeat(LIMIT)],
    ["as many pictures as the limit, each two units long", "🕯".repeat(LIMIT)],
  ])("shows %s in full, without a toggle", (_, text) => {
    render(heading(text));
    expect(screen.getByText(text, { selector: "h1 span" })).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["a text", "a".repeat(LIMIT), "b"],
    ["pictures, none of them cut in two,", "🕯".repeat(LIMIT), "🌅"],
  ])("cuts %s of one more than the limit until See More", async (_, beginning, rest) => {
    const user = userEvent.setup();
    render(heading(beginning + rest));
    const toggle = screen.getByRole("button", { name: "See More", expanded: false });
    expect(screen.getByText(beginning, { selector: "h1 span" })).toBeInTheDocument();
    expect(screen.getByText(rest)).toHaveClass(HIDDEN_WITH_SCRIPT);
    expect(screen.getByText(rest)).not.toBeVisible();

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See Less", expanded: true })).toBe(toggle);
    expect(screen.getByText(rest)).not.toHaveClass(HIDDEN_WITH_SCRIPT);
    expect(screen.getByText(rest)).toBeVisible();

    await user.click(toggle);
    expect(screen.getByRole("button", { name: "See More", expanded: false })).toBe(toggle);
    expect(screen.getByText(rest)).toHaveClass(HIDDEN_WITH_SCRIPT);
  });

  it("hydrates the server's text unchanged, whatever characters it contains", async () => {
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import("react-dom/server.node");
    const text = `What my sister said at the neighbour's "door" & <b>why</b>`;
    const container = document.createElement("div");
    container.innerHTML = renderToString(heading(text));
    document.body.append(container);
    const onRecoverableError = jest.fn();
    render(heading(text), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole("heading")).toHaveTextContent('neighbour\'s "door" & <b>why</b>');
  });
});
