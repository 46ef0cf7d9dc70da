import type { Field } from "payload";

import { withList } from "./lists-plugin";

const hidden: Field = { name: "carriedOut", type: "text", admin: { hidden: true } };

it("offers no hidden field without a label, wherever it stands", () => {
  const folded: Field = { type: "collapsible", label: "More", fields: [hidden] };
  const tabs: Field = { type: "tabs", tabs: [{ label: "One", fields: [hidden] }] };
  const { fields } = withList({ slug: "stories", fields: [hidden, folded, tabs] });
  const admin = { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true };
  const expected = expect.objectContaining({ admin: expect.objectContaining(admin) });
  expect(fields).toEqual([
    expected,
    { ...folded, fields: [expected] },
    { type: "tabs", tabs: [{ label: "One", fields: [expected] }] },
  ]);
});

it("offers labelled fields", () => {
  const fields: Field[] = [
    { name: "createdAt", type: "text", label: "Added", admin: { hidden: true } },
    { name: "title", type: "text", label: "Title" },
  ];
  expect(withList({ slug: "stories", fields }).fields).toEqual(fields);
});

it("keeps a collection's own list and cells", () => {
  const own = { path: "/own#Own" };
  const { admin, fields } = withList({
    slug: "stories",
    fields: [{ name: "file", type: "upload", relationTo: "clips", admin: { components: { Cell: own } } }],
    admin: { components: { views: { list: { Component: own } } } },
  });
  expect(admin?.components?.views?.list?.Component).toBe(own);
  expect(fields[0]?.admin?.components).toEqual({ Cell: own });
});

it("shows times in the church's zone, but not dates", () => {
  const { fields } = withList({
    slug: "notes",
    fields: [
      { name: "sentAt", type: "date" },
      { name: "day", type: "date", admin: { date: { pickerAppearance: "dayOnly" } } },
    ],
  });
  expect(fields.map(({ admin }) => Boolean(admin?.components))).toEqual([true, false]);
});
