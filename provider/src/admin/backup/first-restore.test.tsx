import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";

import { FirstRestore } from "./first-restore";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { error: jest.fn(), success: jest.fn() },
}));
jest.mock("payload/shared", () => ({ formatFilesize: (size: number) => `${size} B` }));

const backup = { name: "2026-11-23", madeAt: "2026-11-23T03:15:00.000Z", version: "0.2.0", bytes: 2_000_000 };
const offer = { backups: [backup], canRestore: true, folder: "/data/backups", problem: "", problems: [] };

it("restores the chosen backup with the setup key", async () => {
  const call = jest.fn<Promise<object>, [string, { body: string }]>(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ message: "It begins." }) }),
  );
  globalThis.fetch = call as unknown as typeof fetch;
  render(<FirstRestore offer={offer} setupKey="the-key" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(/^Nov 23, 2026, 3:15 AM UTC2000000 B/));
  fireEvent.click(screen.getByText("Restore this backup"));
  expect(await screen.findByRole("status")).toHaveTextContent("Restoring the backup.");
  const [path, { body }] = call.mock.calls[0] ?? ["", { body: "{}" }];
  expect([path, JSON.parse(body)]).toEqual([
    "/api/first-restore",
    { setupKey: "the-key", backup: "2026-11-23" },
  ]);
});

it("says why the last attempt failed", () => {
  render(<FirstRestore offer={{ ...offer, problem: "The disk is full." }} setupKey="the-key" />);
  expect(screen.getByRole("alert")).toHaveTextContent("nothing was changed: The disk is full.");
});

it("names the backups that can't be restored, instead of saying that there are none", () => {
  render(<FirstRestore offer={{ ...offer, backups: [], problems: ["/b is newer."] }} setupKey="the-key" />);
  expect(screen.getByText("/b is newer.")).toBeInTheDocument();
  expect(screen.queryByText(/There are no backups/)).not.toBeInTheDocument();
});

it.each([
  [{ backups: [] }, "There are no backups in /data/backups."],
  [{ canRestore: false }, "This server restores backups with a command"],
])("offers nothing with %j, and says what to do", (given, words) => {
  render(<FirstRestore offer={{ ...offer, ...given }} setupKey="the-key" />);
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});
