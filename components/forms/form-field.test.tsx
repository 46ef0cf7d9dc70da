import { render, screen } from "@testing-library/react";
import { FormField } from "./form-field";

const field = (error: string) => <FormField name="email" label="Email" error={error} />;

it("says another error in a browser that has translated the first", () => {
  const { rerender } = render(field("Email is required"));
  const words = screen.getByText("Email is required");
  for (const text of [...words.childNodes].filter((node) => node instanceof Text)) {
    const translation = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    translation.textContent = "Falta el correo";
    text.replaceWith(translation);
  }
  rerender(field("Invalid email format"));
  expect(screen.getByText("Invalid email format")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Invalid email format");
});

it.each([{ type: "email" }, { type: "url" }, { type: "tel" }, { inputMode: "numeric" as const }])(
  "lets people type from left to right with %j",
  (input) => {
    render(<FormField name="code" label="Code" {...input} />);
    expect(screen.getByLabelText("Code")).toHaveAttribute("dir", "ltr");
  },
);

it("lets people type their name in the direction of the page", () => {
  render(<FormField name="name" label="Name" />);
  expect(screen.getByLabelText("Name")).not.toHaveAttribute("dir");
});
