import "@testing-library/jest-dom";
import { toast } from "@payloadcms/ui";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { SelectionBar } from "./selection-bar";

const mockToggleAll = jest.fn();
const mockRefresh = jest.fn();
let mockTicked: string[] = [];
let mockHasDrafts = false;
let mockDocs: object[] = [];

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { success: jest.fn(), error: jest.fn() },
  useConfig: () => ({ getEntityConfig: () => ({ versions: { drafts: mockHasDrafts } }) }),
  useListQuery: () => ({ data: { docs: mockDocs } }),
  useRouteCache: () => ({ clearRouteCache: mockRefresh }),
  useSelection: () => ({ selectedIDs: mockTicked, toggleAll: mockToggleAll }),
}));

const answers = jest.fn<Promise<unknown>, [string, { body: string }]>();

beforeEach(() => {
  jest.clearAllMocks();
  mockTicked = ["a b", "c"];
  mockHasDrafts = false;
  mockDocs = [];
  answers.mockReset().mockResolvedValue({ ok: true, json: async () => ({}) });
  Object.assign(globalThis, { fetch: answers });
});

/** Refuses the next move, with a reason. */
const refuse = (message: string) =>
  answers.mockResolvedValueOnce({ ok: false, json: async () => ({ errors: [{ message }] }) });

/** Returns what was sent, and where. */
const calls = () => answers.mock.calls.map(([path, { body }]) => [path, JSON.parse(body) as unknown]);

/** Presses the button of the last notice. */
function pressUndo() {
  const [, options] = jest.mocked(toast.success).mock.lastCall ?? [];
  const action = options?.action;
  if (!action || typeof action !== "object" || !("onClick" in action)) throw new Error("There is no button");
  render(<button onClick={action.onClick}>{action.label}</button>);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
}

it("offers nothing until a record is ticked", () => {
  mockTicked = [];
  render(<SelectionBar slug="stories" isTrash={false} />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

it.each([
  [{ status: "Published" }, { status: "Pending" }],
  [{ _status: "published" }, { _status: "draft" }],
  [
    { _status: "draft", _displayStatus: "changed" },
    { _status: "draft", _displayStatus: "draft" },
  ],
])("says how many of them are published: %j", (published, hidden) => {
  mockDocs = [
    { id: "a b", ...published },
    { id: "c", ...hidden },
    { id: "not ticked", ...published },
  ];
  const { rerender } = render(<SelectionBar slug="stories" isTrash={false} />);
  expect(screen.getByText("2 ticked One is published, and would leave the site.")).toBeVisible();
  rerender(<SelectionBar slug="stories" isTrash />);
  expect(screen.getByText("2 ticked")).toBeVisible();
});

it("moves ticked records to the trash, and back when staff undo it", async () => {
  render(<SelectionBar slug="stories" isTrash={false} />);
  expect(screen.getByRole("group", { name: "2 ticked" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Move to the trash" }));
  await waitFor(() => expect(mockToggleAll).toHaveBeenCalled());
  const trashed = { deletedAt: expect.any(String) };
  expect(calls()).toEqual([
    ["/api/stories/a%20b?depth=0", trashed],
    ["/api/stories/c?depth=0", trashed],
  ]);
  expect(toast.success).toHaveBeenLastCalledWith("2 moved to the trash.", expect.anything());
  expect(mockRefresh).toHaveBeenCalledTimes(1);

  pressUndo();
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(2));
  expect(calls().slice(2)).toEqual([
    ["/api/stories/a%20b?depth=0&trash=true", { deletedAt: null }],
    ["/api/stories/c?depth=0&trash=true", { deletedAt: null }],
  ]);
  expect(toast.success).toHaveBeenLastCalledWith("2 restored from the trash.", expect.anything());
});

it("says once why records stay, moves the others, and undoes only that", async () => {
  mockTicked = ["1", "2", "3"];
  for (let time = 0; time < 2; time += 1) refuse("An article shows this picture.");
  render(<SelectionBar slug="images" isTrash={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Move to the trash" }));
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
  expect(jest.mocked(toast.error).mock.calls).toEqual([["An article shows this picture."]]);
  pressUndo();
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(2));
  expect(calls().slice(3)).toEqual([["/api/images/3?depth=0&trash=true", { deletedAt: null }]]);
});

it("keeps the ticks and the list if nothing could be moved, as without a connection", async () => {
  answers.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  render(<SelectionBar slug="stories" isTrash={false} />);
  const button = screen.getByRole("button", { name: "Move to the trash" });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
  expect(toast.error).toHaveBeenCalledTimes(1);
  expect(mockToggleAll).not.toHaveBeenCalled();
  expect(mockRefresh).not.toHaveBeenCalled();
});

it("restores drafts from the trash as drafts", async () => {
  mockHasDrafts = true;
  render(<SelectionBar slug="blogs" isTrash />);
  fireEvent.click(screen.getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(mockToggleAll).toHaveBeenCalled());
  expect(calls()[0]).toEqual(["/api/blogs/a%20b?depth=0&trash=true", { deletedAt: null, _status: "draft" }]);
});
