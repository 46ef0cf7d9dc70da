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
