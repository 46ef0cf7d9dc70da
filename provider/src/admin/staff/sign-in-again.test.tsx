import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";

import { KeepText } from "../texts/kept-text";
import { SignInAgain } from "./sign-in-again";

const mockSetUser = jest.fn();
const mockWarning = jest.fn();
const mockUser = { email: "ann@example.org" };

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Button: ({ children, onClick, type }: { children: ReactNode; onClick?: () => void; type?: "submit" }) => (
    <button type={type ?? "button"} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { warning: (...args: unknown[]) => void mockWarning(...args) },
  useAuth: () => ({ setUser: mockSetUser, user: mockUser }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

// jsdom has no modal dialogs. Browsers focus the first field.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  screen.getByLabelText("Email").focus();
};
HTMLDialogElement.prototype.close = function close(value = "") {
  this.returnValue = value;
  this.dispatchEvent(new Event("close"));
};

type Given = { status: number; body?: object; headers?: Record<string, string> };

const sent: { path: string; body: unknown }[] = [];

/** The provider's answers, in order. */
function answerWith(...answers: Given[]) {
  sent.length = 0;
  window.fetch = jest.fn((path: string, init?: { body?: unknown }) => {
    sent.push({ path, body: init?.body });
    const { status, body = {}, headers = {} } = answers.shift() ?? { status: 500 };
    const answer = {
      status,
      ok: status < 400,
      headers: new Headers(headers),
      json: () => Promise.resolve(body),
    };
    return Promise.resolve({ ...answer, clone: () => answer });
  }) as unknown as typeof fetch;
}

const refusal = (needs: string) => ({
  status: 403,
  body: { errors: [{ message: "Please sign in again.", data: { needs } }] },
});
const save = () => window.fetch("/api/stories/1", { method: "PATCH", body: "what was written" });
const background = () => window.fetch("/admin/x", { method: "POST", headers: { "next-action": "a" } });

function signIn() {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a-long-password" } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

it.each([
  ["session", "Please sign in again"],
  ["password", "Please enter your password again"],
])("repeats a call that needs a %s once somebody has signed in", async (needs, name) => {
  answerWith(refusal(needs), { status: 200, body: { user: mockUser } }, { status: 200 });
  render(<SignInAgain>What was written</SignInAgain>);
  const saved = save();
  expect(await screen.findByRole("dialog", { name })).toBeVisible();
  expect(screen.getByText("What was written")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveValue("ann@example.org");
  expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  signIn();
  expect((await act(() => saved)).status).toBe(200);
  expect(sent.map(({ path }) => path)).toEqual(["/api/stories/1", "/api/staff/login", "/api/stories/1"]);
  expect(sent[2]?.body).toBe("what was written");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("asks once for calls that are refused together, and repeats all of them", async () => {
  const ok = { status: 200, body: { user: mockUser } };
  answerWith(refusal("session"), { status: 403 }, ok, ok, ok);
  render(<SignInAgain>{null}</SignInAgain>);
  const calls = [save(), background()];
  await screen.findByRole("dialog");
  signIn();
  expect((await act(() => Promise.all(calls))).map(({ status }) => status)).toEqual([200, 200]);
});

it("refuses a call after ‘Cancel’, and doesn’t ask again for calls in the background", async () => {
  answerWith(refusal("session"), { status: 403 }, refusal("session"));
  render(<SignInAgain>{null}</SignInAgain>);
  const saved = save();
  const cancel = await screen.findByRole("button", { name: "Cancel" });
  fireEvent.click(cancel);
  expect((await act(() => saved)).status).toBe(403);
  await act(async () => {
    expect((await background()).status).toBe(403);
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  void save();
  expect(await screen.findByRole("dialog")).toBeVisible();
});

/** A button that is disabled while its call is under way, which takes the focus from it in browsers. */
function SaveButton() {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await save();
    setIsBusy(false);
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void press()}>
      Save
    </button>
  );
}

it.each([
  ["somebody has signed in", signIn],
  ["‘Cancel’", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
])("gives the focus to the password, and back to the pressed button after %s", async (_, end) => {
  answerWith(refusal("password"), { status: 200, body: { user: mockUser } }, { status: 200 });
  render(
    <SignInAgain>
      <SaveButton />
    </SignInAgain>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
  button.blur();
  await screen.findByRole("dialog");
  expect(screen.getByLabelText("Password")).toHaveFocus();
  end();
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("asks nothing after other refusals", async () => {
  answerWith({ status: 403, body: { errors: [{ message: "You may not." }] } }, { status: 500 });
  render(<SignInAgain>{null}</SignInAgain>);
  expect([(await save()).status, (await save()).status]).toEqual([403, 500]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("says until somebody closes it that the admin was updated while the page was open", async () => {
  answerWith({ status: 404, headers: { "x-nextjs-action-not-found": "1" } });
  render(
    <SignInAgain>
      <KeepText />
    </SignInAgain>,
  );
  await act(async () => {
    await background();
  });
  expect(mockWarning).toHaveBeenCalledWith(
    expect.stringContaining("The admin was updated while this page was open."),
    expect.objectContaining({
      duration: Infinity,
      action: expect.objectContaining({ label: "Reload the page" }),
    }),
  );
});

it("puts the browser's own fetch back", () => {
  answerWith();
  const { fetch } = window;
  const { unmount } = render(<SignInAgain>{null}</SignInAgain>);
  expect(window.fetch).not.toBe(fetch);
  unmount();
  expect(window.fetch).toBe(fetch);
});

it("asks only once for a call that is refused again", async () => {
  answerWith(refusal("password"), { status: 200, body: { user: mockUser } }, refusal("password"));
  render(<SignInAgain>{null}</SignInAgain>);
  const saved = save();
  await screen.findByRole("dialog");
  signIn();
  expect((await act(() => saved)).status).toBe(403);
  expect(sent).toHaveLength(3);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("without a connection, a change is answered with a sentence, and a reading call fails", async () => {
  window.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const Response = {
    json: (body: unknown, init: ResponseInit) => ({ ...init, headers: new Headers(), body }),
  };
  Object.assign(globalThis, { Response });
  render(
    <>
      <KeepText />
      <SignInAgain>What was written</SignInAgain>
    </>,
  );
  expect(await save()).toMatchObject({
    status: 503,
    body: { errors: [{ message: "We couldn’t reach the server. Please try again." }] },
  });
  await expect(window.fetch("/api/stories/1")).rejects.toThrow("Failed to fetch");
  await expect(background()).rejects.toThrow("Failed to fetch");
});
