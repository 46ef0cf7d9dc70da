/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { LiveDraft } from "./live-draft";

const ADMIN = "https://admin.example";

const QUIET_MS = 300;

const post = (data: unknown, origin = ADMIN) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent("message", { origin, data }));
    await jest.advanceTimersByTimeAsync(QUIET_MS);
  });

const draft = (title: string) => ({ type: "payload-live-preview", data: { title } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function draw(renderDraft: (asked: { draft: Record<string, unknown> }) => Promise<string>) {
  render(
    <LiveDraft token="t" admin={ADMIN} renderDraft={renderDraft}>
      As saved
    </LiveDraft>,
  );
}

it("renders the editor's content once typing pauses, and only for its own admin", async () => {
  const renderDraft = jest.fn(async (asked: { draft: Record<string, unknown> }) => String(asked.draft.title));
  draw(renderDraft);
  expect(screen.getByText("As saved")).toBeTruthy();
  await post(draft("Evil"), "https://evil.example");
  await post({ type: "another", data: { title: "Other" } });
  await post("text");
  expect(renderDraft).not.toHaveBeenCalled();

  act(() => window.dispatchEvent(new MessageEvent("message", { origin: ADMIN, data: draft("T") })) as never);
  await post(draft("Typed"));
  expect(screen.getByText("Typed")).toBeTruthy();
  expect(renderDraft.mock.calls).toEqual([[{ token: "t", draft: { title: "Typed" } }]]);
});

it("neither an older answer nor a failure replaces what is rendered", async () => {
  const answers = new Map<string, (drawn: string) => void>();
  draw(({ draft: { title } }) =>
    title === "Broken"
      ? Promise.reject(new Error("no"))
      : new Promise((resolve) => answers.set(String(title), resolve)),
  );
  await post(draft("First"));
  await post(draft("Second"));
  await act(async () => answers.get("Second")?.("Second"));
  await act(async () => answers.get("First")?.("First"));
  expect(screen.getByText("Second")).toBeTruthy();
  await post(draft("Broken"));
  expect(screen.getByText("Second")).toBeTruthy();
});
