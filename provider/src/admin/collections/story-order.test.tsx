import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";

import { StoryOrder } from "./story-order";

const mockSensor = jest.fn();

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  DraggableSortable: ({ children }: { children: ReactNode }) => children,
  FieldError: () => null,
  FieldLabel: () => null,
  toast: {},
  useDebounce: (value: string) => value,
  useDraggableSortable: () => ({
    attributes: { "aria-roledescription": "sortable", "aria-describedby": "areas", style: {} },
    listeners: { onKeyDown: mockSensor },
    setNodeRef: () => undefined,
  }),
  useField: () => {
    const [value, setValue] = useState(["1", "2"]);
    return { value, setValue };
  },
}));

const stories = [
  { id: "1", name: "Two cups", status: "Active" },
  { id: "2", name: "Let me row", status: "Active" },
];

const added = { id: "3", name: "Morning", status: "Active" };

const TITLE = { selector: "strong" };

async function show(readOnly = false) {
  // What was just added is slow to arrive.
  const answerTo = async (path: string) => {
    if (path.includes("1,2,3")) await new Promise(() => undefined);
    const docs = path.includes("limit") ? [...stories, added] : stories;
    return { ok: true, json: async () => ({ docs }) };
  };
  Object.assign(globalThis, { fetch: answerTo });
  render(<StoryOrder field={{ name: "videos", relationTo: "videos" }} path="videos" readOnly={readOnly} />);
  await screen.findByText("Two cups", TITLE);
}

const titles = () =>
  screen.getAllByText(/^(Two cups|Let me row)$/, TITLE).map(({ textContent }) => textContent);

const nextFrame = () => act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve())));

it("moves a tile by one place with its handle's arrow keys", async () => {
  await show();
  const handle = screen.getByRole("button", { name: "Drag: Two cups" });
  expect(handle).not.toHaveAttribute("aria-roledescription");
  expect(handle).not.toHaveAttribute("aria-describedby");
  handle.focus();
  expect(fireEvent.keyDown(handle, { key: "ArrowDown" })).toBe(false);
  expect(titles()).toEqual(["Let me row", "Two cups"]);
  expect(screen.getByText("Two cups is now number 2 of 2.")).toBeInTheDocument();
  await nextFrame();
  expect(handle).toHaveFocus();
  fireEvent.keyDown(handle, { key: "ArrowDown" });
  expect(titles()).toEqual(["Let me row", "Two cups"]);
  fireEvent.keyDown(handle, { key: "ArrowUp" });
  expect(titles()).toEqual(["Two cups", "Let me row"]);
  fireEvent.keyDown(handle, { key: " " });
  expect(mockSensor).not.toHaveBeenCalled();
});

it("doesn't call a story gone that was just added", async () => {
  await show();
  fireEvent.click(await screen.findByText("Morning"));
  expect(screen.getAllByRole("button", { name: "✕" })).toHaveLength(3);
  expect(screen.queryByText(/isn’t there any more/)).not.toBeInTheDocument();
});

it("has no handle where the order can't be changed", async () => {
  await show(true);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
