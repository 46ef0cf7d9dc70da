/** @jest-environment node */
import { hashtagNames } from "./story-form";

describe("hashtagNames", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["[]", []],
    ['["Hope","  two\\nwords ", "#faith", "##x", "#", ""]', ["Hope", "two words", "faith", "x"]],
    ['["Hope","hope","#HOPE"]', ["Hope"]],
    [JSON.stringify(["x".repeat(60)]), ["x".repeat(60)]],
  ])("reads %j", (text, names) => {
    expect(hashtagNames.parse(text)).toEqual(names);
  });

  it.each([
    "hope",
    "{}",
    "1",
    '"hope"',
    "[1]",
    "[[]]",
    '[{"name":"hope"}]',
    JSON.stringify(["x".repeat(61)]),
    JSON.stringify(Array.from({ length: 31 }, (_, index) => `name ${index}`)),
  ])("refuses %s", (text) => {
    expect(hashtagNames.safeParse(text).success).toBe(false);
  });
});
