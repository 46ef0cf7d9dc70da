import { RECORD_NESTINGS, listNestings } from "@/lib/test-support/nestings";
import { findCount, findList, findRecord, isEmptyPayload } from "./payload";

const ITEM = { title: "Hope", extra: { kind: "unknown" } };

describe("findRecord", () => {
  it.each(RECORD_NESTINGS)("finds the payload %s", (_, nest) => {
    expect(findRecord(nest(ITEM), ["title", "content"])).toMatchObject(ITEM);
  });

  it.each([
    ["blog at the top level", { blog: [ITEM] }],
    ["blog in data", { data: { blog: [ITEM] } }],
    ["blog one data deeper", { data: { data: { blog: [ITEM] } } }],
    ["blog as an object", { blog: ITEM }],
    ["blogs in data", { data: { blogs: [ITEM, { title: "Second" }] } }],
  ])("finds the first item named %s", (_, body) => {
    expect(findRecord(body, ["title"], ["blog", "blogs"])).toEqual(ITEM);
  });

  it("takes the deepest place that has one of the keys", () => {
    expect(findRecord({ title: "wrapping", data: { title: "payload" } }, ["title"])).toEqual({
      title: "payload",
    });
  });

  it.each([
    ["nothing of it", { status: "success", data: {} }],
    ["an empty list", { data: [] }],
    ["null in data", { status: "success", data: null }],
    ["a list of no objects", { data: ["title"] }],
    ["a sentence", "title"],
    ["a number", 7],
    ["null", null],
  ])("finds none in %s", (_, body) => {
    expect(findRecord(body, ["title"])).toBeNull();
  });
});

describe("findList", () => {
  it.each(listNestings("list"))("finds the list %s", (_, nest) => {
    expect(findList(nest([ITEM, 2]), ["list"])).toEqual([ITEM, 2]);
  });

  it.each(listNestings("list"))("finds an empty list %s", (_, nest) => {
    expect(findList(nest([]), ["list"])).toEqual([]);
  });

  it.each([
    ["no list", { status: "success" }],
    ["null in data", { data: null }],
    ["another list", { data: { others: [ITEM] } }],
    ["a list that is an object", { list: { 0: ITEM } }],
    ["a sentence", "list"],
    ["null", null],
  ])("finds none in %s", (_, body) => {
    expect(findList(body, ["list"])).toBeNull();
  });
});

describe("isEmptyPayload", () => {
  it.each([
    [{ data: null }],
    [{ status: "success", data: [] }],
    [{ data: { data: null } }],
    [{ data: { status: "success", data: [] } }],
  ])("is true for %j", (body) => {
    expect(isEmptyPayload(body)).toBe(true);
  });

  it.each([
    [{}],
    [{ status: "success" }],
    [{ data: {} }],
    [{ data: { title: "Hope" } }],
    [{ data: [ITEM] }],
    [{ data: { data: {} } }],
    [{ data: "" }],
    [{ data: 0 }],
    [{ data: false }],
    [[]],
    [null],
    ["null"],
  ])("is false for %j", (body) => {
    expect(isEmptyPayload(body)).toBe(false);
  });
});

describe("findCount", () => {
  it.each([
    ["at the top level", { total: 12 }, 12],
    ["in data", { data: { total: 12 } }, 12],
    ["one data deeper", { data: { data: { total: 12 } } }, 12],
    ["as a string of digits", { total: "12" }, 12],
    ["zero", { total: 0 }, 0],
    ["missing", { data: {} }, null],
    ["null", { total: null }, null],
    ["negative", { total: -1 }, null],
    ["a fraction", { total: 1.5 }, null],
    ["a word", { total: "many" }, null],
  ])("reads a count %s", (_, body, expected) => {
    expect(findCount(body, "total")).toBe(expected);
  });
});
