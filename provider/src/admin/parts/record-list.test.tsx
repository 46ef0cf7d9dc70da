import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ListViewClientProps } from "payload";

import { RecordList, Tick } from "./record-list";

const mockDrawer = { isInDrawer: false };
let mockRecord: object = { id: "1" };

beforeEach(() => {
  mockRecord = { id: "1" };
});

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  DefaultListView: ({ Table, columnState, disableBulkDelete, disableBulkEdit }: ListViewClientProps) => (
    <>
      {Table}
      {columnState.map(({ accessor }) => (
        <p key={accessor}>{accessor}</p>
      ))}
      {!disableBulkEdit && <button>Edit</button>}
      {!disableBulkDelete && <button>Delete permanently</button>}
    </>
  ),
  Locked: ({ user }: { user: { email: string } }) => <p>{user.email} is editing</p>,
  toast: {},
  useAuth: () => ({ user: { id: "me" } }),
  useConfig: () => ({ getEntityConfig: () => ({}) }),
  useListDrawerContext: () => mockDrawer,
  useListQuery: () => ({ data: { docs: [mockRecord] } }),
  useRouteCache: () => ({}),
  useSelection: () => ({ selected: new Map(), selectedIDs: [] }),
}));

const Records = ({ mayTick }: { mayTick: boolean }) => (mayTick ? <Tick id="1" name="Ruth" /> : <p>Ruth</p>);

const list = { collectionSlug: "stories", columnState: [], Table: null } as unknown as ListViewClientProps;

it.each([
  ["those who may move records to the trash", { hasTrashPermission: true }, false, 2],
  ["those who may only read them", { enableRowSelections: true }, false, 0],
  ["the choice of several for a field", { enableRowSelections: true }, true, 2],
  ["the choice of one for a field", { hasTrashPermission: true }, true, 0],
])("offers ticks to %s, or not", (_, props, isInDrawer, boxes) => {
  mockDrawer.isInDrawer = isInDrawer;
  render(<RecordList {...list} {...props} Records={Records} />);
  expect(screen.queryAllByRole("checkbox")).toHaveLength(boxes);
});

it("says which colleague has a record open, which can't be ticked", () => {
  mockDrawer.isInDrawer = false;
  mockRecord = { id: "1", _isLocked: true, _userEditing: { id: "2", email: "ruth@church.example" } };
  render(<RecordList {...list} hasTrashPermission Records={Records} />);
  expect(screen.getByText("ruth@church.example is editing")).toBeVisible();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

it.each([
  ["in a table", {}, ["Edit"]],
  ["in the trash", { viewType: "trash" as const }, ["Edit", "Delete permanently"]],
  ["on cards", { Records }, []],
])("shows only Payload's buttons that fit records %s, and no ids", (_, props, buttons) => {
  mockDrawer.isInDrawer = false;
  const columnState = ["id", "name"].map((accessor) => ({
    accessor,
    active: true,
    field: null,
    Heading: null,
  }));
  const shown = { ...list, columnState, hasTrashPermission: true } as unknown as ListViewClientProps;
  render(<RecordList {...shown} {...props} />);
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
  expect(screen.getByText("name")).toBeVisible();
  expect(screen.queryByText("id")).not.toBeInTheDocument();
});
