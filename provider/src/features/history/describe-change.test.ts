import type { FlattenedField } from "payload";

import { text } from "../../admin/texts/text";
import { translate } from "../../test-support/translate";
import { changedFields, describeChange, whatHappened } from "./describe-change";

const fields = [
  { name: "title", type: "text", label: text("videos:titleLabel") },
  { name: "picture", type: "upload", relationTo: "images", label: "Picture" },
  { name: "either", type: "upload", relationTo: ["images", "clips"], label: "Either" },
  { name: "tags", type: "relationship", relationTo: "hashtags", hasMany: true, label: "Hashtags" },
  { name: "rows", type: "array", label: "Questions", fields: [], flattenedFields: [] },
  { name: "isHandled", type: "checkbox", label: "Dealt with" },
  { name: "status", type: "text", label: "Status" },
  { name: "seed", type: "text", label: "Seed", hidden: true },
  { name: "noted", type: "text", label: "Noted", admin: { hidden: true } },
  { name: "updatedAt", type: "date" },
] as FlattenedField[];

const reader = { i18n: { language: "en", fallbackLanguage: "en", t: translate } };

const changed = (before: object, after: object) => changedFields(reader, fields, before, after);

describe("changedFields", () => {
  it("names changed fields that staff see, by label", () => {
    expect(changed({ title: "A", updatedAt: "1" }, { title: "B", updatedAt: "2" })).toEqual(["Title"]);
    expect(changed({ seed: "a", noted: "a" }, { seed: "b", noted: "b" })).toEqual([]);
    expect(changed({ rows: [{ id: "1", answer: "A" }] }, { rows: [{ id: "1", answer: "B" }] })).toEqual([
      "Questions",
    ]);
  });

  it("compares a record by its id, and treats all empty values alike", () => {
    const before = { picture: "1", either: { relationTo: "clips", value: "2" }, tags: ["3"] };
    const filled = {
      picture: { id: "1", alt: "A" },
      either: { relationTo: "clips", value: { id: "2" } },
      tags: [{ id: "3", name: "Hope" }],
    };
    expect(changed(before, filled)).toEqual([]);
    expect(changed(before, { ...filled, tags: [{ id: "4" }] })).toEqual(["Hashtags"]);
    expect(changed({ title: null, tags: [], isHandled: false }, { title: "", isHandled: null })).toEqual([]);
  });

  it("leaves out the status if a word already says it", () => {
    expect(changed({ status: "Pending" }, { status: "Active" })).toEqual([]);
    expect(changed({ status: "Pending" }, { status: "Declined" })).toEqual(["Status"]);
  });
});

it.each([
  [{ status: "Pending" }, { status: "Active" }, {}, "published"],
  [{ _status: "published" }, { _status: "draft" }, {}, "unpublished"],
  [{ _status: "published" }, { _status: "draft" }, { isDraft: true }, "drafted"],
  [{ status: "Published" }, { status: "Published" }, {}, "changed"],
  [{ deletedAt: null }, { deletedAt: "2026-01-01T00:00:00.000Z" }, {}, "trashed"],
  [{ deletedAt: "2026-01-01T00:00:00.000Z" }, { deletedAt: null }, {}, "untrashed"],
  [{ status: "Pending" }, { status: "Active" }, { isRestoring: true }, "restored"],
] as const)("%j to %j is described in a word", (before, after, how, action) => {
  expect(whatHappened(before, after, how)).toBe(action);
});

it("is described in words", () => {
  expect(describeChange(translate, "changed", "‘Title’ and ‘Text’", "the page ‘A’")).toBe(
    "changed ‘Title’ and ‘Text’ of the page ‘A’",
  );
  expect(describeChange(translate, "changed", "‘Title’")).toBe("changed ‘Title’");
  expect(describeChange(translate, "published", "")).toBe("published this");
  expect(describeChange(translate, "published", "‘Title’")).toBe("published this, with a change of ‘Title’");
  expect(describeChange(translate, "erased", "‘Title’", "a page")).toBe("permanently erased a page");
});
