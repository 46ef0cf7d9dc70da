import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ClientField } from "payload";

import { ReadText } from "./read-text";

let mockValue: unknown;

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  FieldLabel: ({ label }: { label: string }) => <span>{label}</span>,
  useField: () => ({ value: mockValue }),
}));

function show(field: ClientField, value: unknown) {
  mockValue = value;
  return render(<ReadText field={field} path="field" />);
}

const text: ClientField = { name: "field", type: "text", label: "Church" };

it("shows text, and nothing if it is empty", () => {
  show({ name: "field", type: "textarea", label: "Message" }, "Hello\nthere");
  expect(screen.getByText("Message")).toBeVisible();
  expect(screen.getByText(/Hello\s+there/)).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  for (const empty of ["", null, undefined]) expect(show(text, empty).container).toBeEmptyDOMElement();
});

it.each([
  ["https://church.example/", "https://church.example/"],
  ["javascript:alert(1)", undefined],
  ["By the quay", undefined],
])("%s links to %s", (value, address) => {
  show(text, value);
  expect(screen.getByText(value)).toBeVisible();
  expect(screen.queryByRole("link")?.getAttribute("href") ?? undefined).toBe(address);
});

it("shows in words what was ticked or chosen", () => {
  const options = [{ label: "In the feed", value: "multiple" }];
  show({ name: "field", type: "select", label: "Where", options }, "multiple");
  expect(screen.getByText("In the feed")).toBeVisible();
  show({ name: "field", type: "checkbox", label: "Agrees" }, false);
  expect(screen.getByText("No")).toBeVisible();
  show({ name: "field", type: "email", label: "Email" }, "ruth@example.org");
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:ruth@example.org");
});
