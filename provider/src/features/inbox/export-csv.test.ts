import { csvRows } from "./export-csv";

const columns = [
  { header: "Words", cell: (record: object) => ("words" in record ? String(record.words) : "") },
];
const table = (...words: string[]) =>
  csvRows(
    columns,
    words.map((each) => ({ words: each })),
    true,
  );

describe("csvRows", () => {
  it("begins with a mark of its encoding and the headings", () => {
    expect(table()).toBe('\uFEFF"Words"\r\n');
    expect(csvRows(columns, [{ words: "a" }], false)).toBe('"a"\r\n');
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    '=HYPERLINK("https://evil.example";"Click")',
    "＝1＋1",
  ])("marks %j as text", (words) => {
    expect(table(words)).toBe(`\uFEFF"Words"\r\n"'${words.replaceAll('"', '""')}"\r\n`);
  });

  it.each(["Ruth", "a,b", "a;=1", "two\n=lines", "two\r\n=lines", 'a "quoted" word', "你好", ""])(
    "keeps %j in one cell",
    (words) => {
      expect(table(words)).toBe(`\uFEFF"Words"\r\n"${words.replaceAll('"', '""')}"\r\n`);
    },
  );
});
