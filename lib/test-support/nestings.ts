type Nesting<Payload> = [name: string, nest: (payload: Payload) => unknown];

/** Where a provider may put its single payload. */
export const RECORD_NESTINGS: Nesting<object>[] = [
  ["in data", (payload) => ({ status: "success", data: payload })],
  ["in data, with status true", (payload) => ({ status: true, data: payload })],
  ["in data, with success true", (payload) => ({ success: true, data: payload })],
  ["in data, without a status", (payload) => ({ data: payload })],
  ["at the top level", (payload) => ({ status: "success", message: "", ...payload })],
  ["one data deeper", (payload) => ({ status: "success", data: { data: payload } })],
  ["first of a list in data", (payload) => ({ data: [payload] })],
  ["first of a list one data deeper", (payload) => ({ data: { status: "success", data: [payload] } })],
  ["first of a bare list", (payload) => [payload]],
];

/** Where a provider may put a list, possibly under this name. */
export function listNestings(listName: string): Nesting<unknown[]>[] {
  return [
    ["in data", (items) => ({ status: "success", data: items })],
    ["in data, with status true", (items) => ({ status: true, data: items })],
    ["one data deeper", (items) => ({ data: { status: "success", data: items } })],
    ["as a bare list", (items) => items],
    [`as ${listName} at the top level`, (items) => ({ [listName]: items })],
    [`as ${listName} in data`, (items) => ({ status: "success", data: { [listName]: items } })],
    [`as ${listName} one data deeper`, (items) => ({ data: { data: { [listName]: items } } })],
  ];
}
