import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";

import { LoginAndOpen } from "./login-form";

const mockSetUser = jest.fn();
const mockPush = jest.fn();

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Button: ({ children, disabled }: { children: ReactNode; disabled: boolean }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
  Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
  useAuth: () => ({ setUser: mockSetUser }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));

const sent: unknown[] = [];

/** The provider's answers, in order. */
function answerWith(...answers: { status: number; body: object }[]) {
  globalThis.fetch = jest.fn((_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve({ ok: status < 400, json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  sent.length = 0;
  jest.clearAllMocks();
});

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const signIn = () => fireEvent.click(screen.getByRole("button", { name: "Login" }));

it("signs in with only a password if that is enough", async () => {
  const session = { token: "a", user: { id: "1" } };
  answerWith({ status: 200, body: session });
  render(<LoginAndOpen target="/admin/account" />);
  type("Email", "ann@example.org");
  type("Password", "a-long-password");
  signIn();
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/admin/account"));
  expect(mockSetUser).toHaveBeenCalledWith(session);
  expect(sent).toEqual([{ email: "ann@example.org", password: "a-long-password", code: "" }]);
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/admin/forgot");
});

it("asks for a code if one is needed, and sends all three", async () => {
  const needed = { errors: [{ message: "Please enter the six digits.", data: { needsCode: true } }] };
  answerWith({ status: 401, body: needed }, { status: 200, body: { token: "a" } });
  render(<LoginAndOpen target="/admin" />);
  type("Email", "ann@example.org");
  type("Password", "a-long-password");
  signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent("Please enter the six digits.");
  type(/^Code from your authenticator/, "123456");
  signIn();
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/admin"));
  expect(sent[1]).toEqual({ email: "ann@example.org", password: "a-long-password", code: "123456" });
});

it("says why it was refused, and then asks for no code", async () => {
  answerWith({
    status: 401,
    body: { errors: [{ message: "The email or password provided is incorrect." }] },
  });
  render(<LoginAndOpen target="/admin" />);
  type("Email", "ann@example.org");
  type("Password", "wrong");
  signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent("is incorrect");
  expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument();
  expect(mockPush).not.toHaveBeenCalled();
});
