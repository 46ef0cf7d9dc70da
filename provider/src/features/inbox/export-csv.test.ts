import { csvRows, momentsIn } from "./export-csv";

const columns = [
  { header: "Words", cell: (record: object) => ("words" in record ? String(record.words) : "") },
];
const table = (...words: string[]) =>
  csvRows(
    columns,
    words.map((each) => ({ words: each })),
    true,
  );

describe("momentsIn", () => {
  it.each([
    ["America/Chicago", "2026-11-22T15:00:05.000Z", "2026-11-22 09:00:05"],
    ["America/Chicago", "2026-07-05T14:00:00.000Z", "2026-07-05 09:00:00"],
    ["Asia/Kolkata", "2026-11-22T20:30:00.000Z", "2026-11-23 02:00:00"],
    ["America/Chicago", null, ""],
    ["America/Chicago", "soon", ""],
  ])("writes, in %s, %p as %p", (timeZone, moment, expected) => {
    expect(momentsIn(timeZone).write(moment)).toBe(expected);
  });
});

describe("csvRows", () => {
  it("begins with a byte order mark and the headings", () => {
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
