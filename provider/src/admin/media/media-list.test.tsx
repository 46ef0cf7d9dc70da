import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ListViewClientProps } from "payload";
import type { ReactNode } from "react";

import { MediaGrid, MediaList } from "./media-list";

type Doc = { id: string; alt: string };
type Choice = { collectionSlug: string; doc: Doc; docID: string };

const drawer: { isInDrawer: boolean; onSelect?: (choice: Choice) => void } = { isInDrawer: false };
const list = {
  collectionSlug: "images",
  query: { search: "" },
  data: { page: 1, docs: [{ id: "1", alt: "A hall" }] },
};
const mockDrawer = drawer;
const mockList = list;
const mockSetSelection = jest.fn();

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  DefaultListView: ({ BeforeListTable }: ListViewClientProps) => BeforeListTable,
  Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
  useAuth: () => ({}),
  useListDrawerContext: () => mockDrawer,
  useListQuery: () => mockList,
  useSelection: () => ({ selected: new Map([["1", true]]), setSelection: mockSetSelection }),
  toast: {},
}));

jest.mock("payload/shared", () => ({ formatFilesize: String }));

const answers = jest.fn();

beforeEach(() => {
  Object.assign(drawer, { isInDrawer: false, onSelect: undefined });
  Object.assign(list, { query: { search: "" } });
  const docs = [
    { id: "2", alt: "My garden" },
    { id: "1", alt: "A hall" },
  ];
  answers.mockReset().mockResolvedValue({ ok: true, json: async () => ({ docs }) });
  Object.assign(globalThis, { fetch: answers });
});

it("links each picture to its page and selects several of them, in a list", () => {
  render(<MediaGrid isTrash={false} mayTick />);
  expect(screen.getByRole("link", { name: "A hall" })).toHaveAttribute("href", "/admin/collections/images/1");
  const box = screen.getByRole("checkbox", { name: "Tick A hall" });
  expect(box).toBeChecked();
  fireEvent.click(box);
  expect(mockSetSelection).toHaveBeenCalledWith("1");
  expect(answers).not.toHaveBeenCalled();
});

it("shows one's own pictures first, once each, where staff choose one", async () => {
  const onSelect = jest.fn();
  Object.assign(drawer, { isInDrawer: true, onSelect });
  Object.assign(list.data, { docs: [...list.data.docs, { id: "3", alt: "A lamp" }] });
  render(<MediaGrid isTrash={false} mayTick={false} />);
  const garden = await screen.findByRole("button", { name: "My garden" });
  expect(answers).toHaveBeenCalledWith("/api/images/own", expect.anything());
  const files = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(files).toEqual(["My garden", "A hall", "A lamp"]);
  fireEvent.click(garden);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ collectionSlug: "images", docID: "2" }));
});

it.each([{ search: "hall" }, { where: { alt: { equals: "A hall" } } }])(
  "shows only what was found during a search: %j",
  (query) => {
    Object.assign(drawer, { isInDrawer: true, onSelect: jest.fn() });
    Object.assign(list, { query });
    render(<MediaGrid isTrash={false} mayTick={false} />);
    expect(answers).not.toHaveBeenCalled();
  },
);

it.each(["list", "trash"] as const)("takes new files above the list only: %s", (viewType) => {
  const shown = { viewType, columnState: [], BeforeListTable: <button>Upload</button> };
  render(<MediaList {...(shown as unknown as ListViewClientProps)} />);
  expect(screen.queryAllByRole("button")).toHaveLength(viewType === "list" ? 1 : 0);
});
