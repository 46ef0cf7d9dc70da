/** @jest-environment node */
import { isUnchanged, mayContinue, validatorsOf } from "./validators";

const validators = validatorsOf({ size: 1000, mtimeMs: Date.UTC(2025, 0, 2, 3, 4, 5, 678) });
const { etag } = validators;
const modified = "Thu, 02 Jan 2025 03:04:05 GMT";
const earlier = "Thu, 02 Jan 2025 03:04:04 GMT";

describe("isUnchanged", () => {
  it.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])("knows If-None-Match: %s", (tag) => {
    expect(isUnchanged(new Headers({ "if-none-match": tag }), validators)).toBe(true);
  });

  it("goes by the tag where there is one, whatever the date", () => {
    const headers = new Headers({ "if-none-match": '"other"', "if-modified-since": modified });
    expect(isUnchanged(headers, validators)).toBe(false);
  });

  it("goes by the date where there is no tag", () => {
    expect(isUnchanged(new Headers({ "if-modified-since": modified }), validators)).toBe(true);
    expect(isUnchanged(new Headers({ "if-modified-since": earlier }), validators)).toBe(false);
    expect(isUnchanged(new Headers({ "if-modified-since": "yesterday" }), validators)).toBe(false);
    expect(isUnchanged(new Headers(), validators)).toBe(false);
  });
});

describe("mayContinue", () => {
  it("lets a part be sent to whoever holds this state, or says nothing", () => {
    expect(mayContinue(new Headers(), validators)).toBe(true);
    expect(mayContinue(new Headers({ "if-range": etag }), validators)).toBe(true);
    expect(mayContinue(new Headers({ "if-range": modified }), validators)).toBe(true);
  });

  it("starts afresh for whoever holds another state", () => {
    expect(mayContinue(new Headers({ "if-range": '"other"' }), validators)).toBe(false);
    expect(mayContinue(new Headers({ "if-range": `W/${etag}` }), validators)).toBe(false);
    expect(mayContinue(new Headers({ "if-range": earlier }), validators)).toBe(false);
  });
});
