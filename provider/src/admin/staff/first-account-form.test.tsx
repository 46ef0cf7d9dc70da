import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";

import { FirstAccountForm } from "./first-account-form";

const mockSetUser = jest.fn();
const mockPush = jest.fn();

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Button: ({ children }: { children: ReactNode }) => <button type="submit">{children}</button>,
  useAuth: () => ({ setUser: mockSetUser }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole("button", { name: "Create account" }));

it("asks for the name first, and creates the account once both passwords are the same", async () => {
  const call = jest.fn<Promise<object>, [string, { body: string }]>(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ user: { id: "1" } }) }),
  );
  globalThis.fetch = call as unknown as typeof fetch;
  render(<FirstAccountForm setupKey="a-setup-key" />);
  const labels = screen.getAllByText(/./, { selector: "label" }).map(({ textContent }) => textContent);
  expect(labels).toEqual(["Your name", "Email", "Password", "Repeat the password", "Setup key"]);
  type("Your name", "Ann Lea");
  type("Email", "ann@example.org");
  type("Password", "a-long-password");
  type("Repeat the password", "another-password");
  create();
  expect(await screen.findByRole("alert")).toHaveTextContent("The passwords don’t match.");
  expect(call).not.toHaveBeenCalled();
  type("Repeat the password", "a-long-password");
  create();
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/admin"));
  expect(JSON.parse(call.mock.calls[0]?.[1].body ?? "")).toEqual({
    name: "Ann Lea",
    email: "ann@example.org",
    password: "a-long-password",
    setupKey: "a-setup-key",
  });
  expect(mockSetUser).toHaveBeenCalledWith({ user: { id: "1" } });
});
