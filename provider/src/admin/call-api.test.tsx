import { toast } from "@payloadcms/ui";

import { act, downloadFile } from "./call-api";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../test-support/payload-ui"),
  toast: { error: jest.fn(), success: jest.fn(), warning: jest.fn() },
}));

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  jest.clearAllMocks();
  Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click");
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const answerWith = (answer: object) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer)) as unknown as typeof fetch;
};

it("a file is saved under the name that the provider gives it", async () => {
  const headers = new Headers({ "content-disposition": 'attachment; filename="reports-2026-11-30.csv"' });
  answerWith({ ok: true, headers, blob: () => Promise.resolve(new Blob(["a"])) });
  await downloadFile("reports/export.csv");
  expect(saved).toEqual(["reports-2026-11-30.csv"]);
});

it("a refusal is shown, and nothing is saved", async () => {
  const errors = [{ message: "Please enter your password again." }];
  answerWith({ ok: false, json: () => Promise.resolve({ errors }) });
  await downloadFile("reports/export.csv");
  expect(toast.error).toHaveBeenCalledWith("Please enter your password again.");
  expect(saved).toEqual([]);
});

it("an act whose email nobody gets ends with a warning, and any other with its success", async () => {
  const message = "Saved.";
  for (const [isUnsent, shown] of [
    [true, toast.warning],
    [false, toast.success],
  ] as const) {
    answerWith({ ok: true, json: () => Promise.resolve({ message, isUnsent }) });
    expect(await act("stories/1/answer")).toBe(true);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledWith(message);
  }
});
