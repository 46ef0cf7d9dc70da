import { sanitizeProviderHtml } from "./safe-html";

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => warnings.mockRestore());

it("HTML nested beyond all reason is left out, with a word in the log", () => {
  expect(sanitizeProviderHtml(`${"<b>".repeat(1001)}A`)).toBe("");
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining("html-nested-too-deep"));
});

it("HTML nested deeply keeps its words", () => {
  const clean = sanitizeProviderHtml(`${"<b>".repeat(900)}A${"</b>".repeat(900)}`);
  expect(clean).toBe(`${"<b>".repeat(40)}A${"</b>".repeat(40)}`);
  expect(warnings).not.toHaveBeenCalled();
});
