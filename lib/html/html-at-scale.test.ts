import { plainText } from "./plain-text";
import { sanitizeProviderHtml } from "./safe-html";

/** Long enough for a time that grows with the square of it to show, in characters. */
const LENGTH = 300_000;

/** How much longer than ordinary text of the same length anything may take. */
const SLOWER_AT_MOST = 12;

const ofLength = (length: number, part: string) => part.repeat(Math.ceil(length / part.length));

function millisecondsFor(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => warnings.mockRestore());

const ORDINARY = ofLength(LENGTH, '<p>Some words, <b>bold ones</b> and <a href="/a">a link</a>.</p>');

// The first run is slower than any other.
beforeAll(() => void sanitizeProviderHtml(ORDINARY));

it.each([
  ["<b>", "</i>"],
  ["<div>", "</p>"],
  ["<table><td>", "</table>"],
  ['<a href="x">', "</b>"],
  ["<li>", ""],
  ['<a href="x"></a>', ""],
  ["<img src=x>", ""],
  ["<!--", "-->"],
  ['<p title="', '">'],
  ["<", ">"],
  ["&amp", ";"],
])("300 kB of %s and %s takes no more than a few times as long as ordinary text", (opening, closing) => {
  const baseline = millisecondsFor(() => sanitizeProviderHtml(ORDINARY));
  const html = ofLength(LENGTH / 2, opening) + (closing && ofLength(LENGTH / 2, closing));
  expect(millisecondsFor(() => sanitizeProviderHtml(html))).toBeLessThan(baseline * SLOWER_AT_MOST);
  expect(millisecondsFor(() => plainText(html))).toBeLessThan(baseline * SLOWER_AT_MOST);
});

it("HTML nested beyond all reason is left out, with a word in the log", () => {
  expect(sanitizeProviderHtml(`${"<b>".repeat(1001)}A`)).toBe("");
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining("html-nested-too-deep"));
});

it("HTML nested deeply keeps its words", () => {
  const clean = sanitizeProviderHtml(`${"<b>".repeat(900)}A${"</b>".repeat(900)}`);
  expect(clean).toBe(`${"<b>".repeat(40)}A${"</b>".repeat(40)}`);
  expect(warnings).not.toHaveBeenCalled();
});
