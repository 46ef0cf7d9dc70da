import { openDraft } from "./draft";

const REST_MS = 300;

const conflict = jest.fn();

const open = (prefilled: Record<string, string> = {}) => openDraft("form", prefilled, conflict);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  conflict.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("stores a text when typing pauses, and removes it when it is cleared", () => {
  const draft = open();
  draft.note("name", "A");
  jest.advanceTimersByTime(REST_MS - 1);
  draft.note("name", "Ann");
  jest.advanceTimersByTime(REST_MS - 1);
  expect(open().read("name")).toBeNull();
  jest.advanceTimersByTime(1);
  expect(open().read("name")).toBe("Ann");
  draft.clear();
  expect(open().read("name")).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it("stores nothing that was noted before it was cleared", () => {
  const draft = open();
  draft.note("name", "Ann");
  draft.clear();
  jest.runAllTimers();
  expect(localStorage).toHaveLength(0);
});

it("removes a field that has its initial value again", () => {
  const draft = open({ place: "Hope" });
  draft.note("place", "Grace");
  draft.keep();
  expect(open({ place: "Hope" }).read("place")).toBe("Grace");
  draft.note("place", "Hope");
  draft.keep();
  expect(localStorage).toHaveLength(0);
});

it("keeps the token it was sent with, until the draft is cleared or the token is too old", () => {
  const token = `${"x".repeat(16)}.${Date.now().toString(36)}.signature`;
  const draft = open();
  draft.note("name", "Ann");
  expect(draft.sentWith()).toBeNull();
  draft.noteSending(token);
  expect([open().sentWith(), open().read("name")]).toEqual([token, "Ann"]);
  jest.setSystemTime(Date.now() + 48 * 60 * 60 * 1000);
  expect(open().sentWith()).toBeNull();
  draft.noteSending("garbage");
  expect(open().sentWith()).toBeNull();
  draft.clear();
  expect(localStorage).toHaveLength(0);
});

it("belongs to the prefilled value that it replaced", () => {
  const draft = open({ place: "Hope" });
  draft.note("place", "Grace");
  draft.keep();
  expect(open({ place: "Other" }).read("place")).toBeNull();
  expect(open().read("place")).toBeNull();
});

it("reports another tab's newer text, and neither overwrites nor clears it", () => {
  const [first, second] = [open(), open()];
  first.read("message");
  second.read("message");
  second.note("message", "Newer");
  second.keep();
  first.note("message", "Older tab");
  first.keep();
  expect(conflict).toHaveBeenCalledTimes(1);
  first.clear();
  expect(open().read("message")).toBe("Newer");
});

it("overwrites after another tab has sent or cleared its text", () => {
  const [first, second] = [open(), open()];
  first.note("message", "One");
  first.keep();
  second.read("message");
  second.clear();
  first.note("message", "Two");
  first.keep();
  expect(conflict).not.toHaveBeenCalled();
  expect(open().read("message")).toBe("Two");
});

it("works where storage is blocked", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
  const draft = open();
  expect(draft.read("name")).toBeNull();
  draft.note("name", "Ann");
  draft.noteSending("token");
  expect(draft.sentWith()).toBeNull();
  draft.clear();
  expect(conflict).not.toHaveBeenCalled();
});
